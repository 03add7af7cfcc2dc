import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { deriveRooms } from './rooms.ts';

/** A repository with these files in its assignee application. */
function withFiles(files: Readonly<Record<string, string>>): string {
  const root = `${mkdtempSync(join(tmpdir(), 'rooms-'))}/`;
  for (const [path, text] of Object.entries(files)) {
    const at = join(root, 'apps/assignee/src', path);
    mkdirSync(join(at, '..'), { recursive: true });
    writeFileSync(at, text);
  }
  return root;
}

test('a folder brings its pages by having them, and what it brings besides', () => {
  const root = withFiles({
    'main.tsx': '',
    'lump-sum/routes.tsx': 'export const lumpSumRoutes = [page] as const;',
    'lump-sum/brings.ts': 'export const brings: Brings = {};',
    'chat/routes.tsx': 'export interface Search {}\nexport const chatRoutes = [page] as const;',
    'words/today.ts': '',
  });
  const [pages, brings] = deriveRooms(root).map(({ text }) => text);
  expect(pages).toContain("import { chatRoutes } from './chat/routes.tsx';");
  expect(pages).toContain('[...chatRoutes, ...lumpSumRoutes] as const');
  expect(brings).toContain("import { brings as lumpSum } from './lump-sum/brings.ts';");
  expect(brings).toContain('readonly Brings[] = [lumpSum]');
});
test('a file that cannot be collected is told, not left out', () => {
  const root = withFiles({ 'chat/routes.tsx': 'export const pages = [page] as const;' });
  expect(() => deriveRooms(root)).toThrow('chat/routes.tsx');
});

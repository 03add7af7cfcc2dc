import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { deriveWorkspaceRooms } from './workspace-rooms.ts';

/** A repository with these files in its workspace. */
function withFiles(files: Readonly<Record<string, string>>): string {
  const root = `${mkdtempSync(join(tmpdir(), 'workspace-rooms-'))}/`;
  for (const [path, text] of Object.entries(files)) {
    const at = join(root, 'apps/workspace/src', path);
    mkdirSync(join(at, '..'), { recursive: true });
    writeFileSync(at, text);
  }
  return root;
}

test('a folder brings its pages and its parts of record pages by having them; the generated pages are no domain', () => {
  const root = withFiles({
    'main.tsx': '',
    'notice-texts/routes.tsx': 'export const noticeTextRoutes = [page] as const;',
    'notice-texts/record-parts.tsx': 'export const recordParts: RecordParts = {};',
    'chat/routes.tsx': 'export const chatRoutes = [page] as const;',
    'records/routes.tsx': 'export function recordRoutes() {}',
  });
  const [pages, parts] = deriveWorkspaceRooms(root).map(({ text }) => text);
  expect(pages).toContain("import { chatRoutes } from './chat/routes.tsx';");
  expect(pages).toContain('[...chatRoutes, ...noticeTextRoutes] as const');
  expect(pages).not.toContain('recordRoutes');
  expect(parts).toContain("import { recordParts as noticeTexts } from './notice-texts/record-parts.tsx';");
  expect(parts).toContain('readonly RecordParts[] = [noticeTexts]');
});

test('a file that cannot be collected is told, not left out', () => {
  const root = withFiles({ 'chat/record-parts.tsx': 'export const parts = {};' });
  expect(() => deriveWorkspaceRooms(root)).toThrow('chat/record-parts.tsx');
});

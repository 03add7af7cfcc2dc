import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { assigneeRooms, deriveRooms, workspaceRooms } from './rooms.ts';

/** A repository with these files in an application. */
function withFiles(app: 'assignee' | 'workspace', files: Readonly<Record<string, string>>): string {
  const root = `${mkdtempSync(join(tmpdir(), 'rooms-'))}/`;
  for (const [path, text] of Object.entries(files)) {
    const at = join(root, 'apps', app, 'src', path);
    mkdirSync(join(at, '..'), { recursive: true });
    writeFileSync(at, text);
  }
  return root;
}

test('a folder brings its pages by having them, and what it brings besides', () => {
  const root = withFiles('assignee', {
    'main.tsx': '',
    'lump-sum/routes.tsx': 'export const lumpSumRoutes = [page] as const;',
    'lump-sum/brings.ts': 'export const brings: Brings = {};',
    'lump-sum/menu.ts': 'export const menu: DomainMenu = {};',
    'chat/routes.tsx': 'export interface Search {}\nexport const chatRoutes = [page] as const;',
    'words/today.ts': '',
  });
  const [pages, brings, menus] = deriveRooms(root, [assigneeRooms]).map(({ text }) => text);
  expect(pages).toContain("import { chatRoutes } from './chat/routes.tsx';");
  expect(pages).toContain('[...chatRoutes, ...lumpSumRoutes] as const');
  expect(brings).toContain("import { brings as lumpSum } from './lump-sum/brings.ts';");
  expect(brings).toContain('readonly Brings[] = [lumpSum]');
  expect(menus).toContain('readonly DomainMenu[] = [lumpSum]');
});
test('a file that cannot be collected is told, not left out', () => {
  const root = withFiles('assignee', { 'chat/routes.tsx': 'export const pages = [page] as const;' });
  expect(() => deriveRooms(root, [assigneeRooms])).toThrow('chat/routes.tsx');
});

test('a folder brings its pages and its parts of record pages by having them; the generated pages are no domain', () => {
  const root = withFiles('workspace', {
    'main.tsx': '',
    'notice-texts/routes.tsx': 'export const noticeTextRoutes = [page] as const;',
    'notice-texts/record-parts.tsx': 'export const recordParts: RecordParts = {};',
    'chat/routes.tsx': 'export const chatRoutes = [page] as const;',
    'records/routes.tsx': 'export function recordRoutes() {}',
  });
  const [pages, parts] = deriveRooms(root, [workspaceRooms]).map(({ text }) => text);
  expect(pages).toContain("import { chatRoutes } from './chat/routes.tsx';");
  expect(pages).toContain('[...chatRoutes, ...noticeTextRoutes] as const');
  expect(pages).not.toContain('recordRoutes');
  expect(parts).toContain("import { recordParts as noticeTexts } from './notice-texts/record-parts.tsx';");
  expect(parts).toContain('readonly RecordParts[] = [noticeTexts]');
});

test('nor are parts of a record page', () => {
  const root = withFiles('workspace', { 'chat/record-parts.tsx': 'export const parts = {};' });
  expect(() => deriveRooms(root, [workspaceRooms])).toThrow('chat/record-parts.tsx');
});

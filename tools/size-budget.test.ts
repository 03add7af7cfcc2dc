import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { filesOf, keptFiles, measureApps } from './size-budget.mjs';

const manifest = {
  'index.html': {
    file: 'entry.js',
    css: ['entry.css'],
    isEntry: true,
    imports: ['_react.js'],
    dynamicImports: ['src/shell.tsx'],
  },
  '_react.js': { file: 'react.js', imports: ['_base.js'] },
  '_base.js': { file: 'base.js', imports: ['_react.js'] },
  'src/shell.tsx': {
    file: 'shell.js',
    css: ['shell.css'],
    isDynamicEntry: true,
    imports: ['_react.js'],
    dynamicImports: ['src/chart.tsx'],
  },
  'src/chart.tsx': { file: 'chart.js', isDynamicEntry: true },
};
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'size-budget-'));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

test('a page is its entry with all static imports and their styles, each file once', () => {
  const { files } = filesOf(manifest, [/^index\.html$/]);
  expect(files.sort()).toEqual(['base.js', 'entry.css', 'entry.js', 'react.js']);
});

test('a page with its shell leaves out what the shell imports when it is needed', () => {
  const { files } = filesOf(manifest, [/^index\.html$/, /^src\/shell\.tsx$/]);
  expect(files.sort()).toEqual(['base.js', 'entry.css', 'entry.js', 'react.js', 'shell.css', 'shell.js']);
});

test('a chunk that is not there is told, not counted as nothing', () => {
  const budget = { name: 'page', app: 'one', limit: 10, chunks: [/^src\/login\.tsx$/] };
  writeDist({});
  expect(measureApps([budget], root)).toMatchObject([{ bytes: 0, problem: expect.stringContaining('login') }]);
});

test('an application that is not built is told', () => {
  const budget = { name: 'page', app: 'one', limit: 10, chunks: [/^index\.html$/] };
  expect(measureApps([budget], root)).toMatchObject([{ problem: expect.stringContaining('manifest.json is missing') }]);
});

test('sizes are those of the compressed files', () => {
  const budget = { name: 'page', app: 'one', limit: 10, chunks: [/^index\.html$/] };
  writeDist({
    'entry.js': 'a'.repeat(50_000),
    'entry.css': 'b',
    'react.js': 'c',
    'base.js': randomBytes(5_000).toString('latin1'),
  });
  const [page] = measureApps([budget], root);
  expect(page?.problem).toBeUndefined();
  expect(page?.bytes).toBeGreaterThan(5_000);
  expect(page?.bytes).toBeLessThan(8_500);
});

test('of lazy parts the largest is told by its source, without what the page has already and what is excepted', () => {
  const page = [/^index\.html$/];
  const each = { name: 'part', app: 'one', limit: 10, each: /^src\//, beyond: page };
  writeDist({
    'entry.js': 'a',
    'entry.css': 'b',
    'react.js': randomBytes(9_000).toString('latin1'),
    'base.js': 'd',
    'shell.js': randomBytes(2_000).toString('latin1'),
    'shell.css': 'e',
    'chart.js': randomBytes(5_000).toString('latin1'),
  });
  const [chart] = measureApps([each], root);
  expect(chart?.name).toBe('part (src/chart.tsx)');
  expect(chart?.bytes).toBeGreaterThan(5_000);
  expect(chart?.bytes).toBeLessThan(8_000);
  const [shell] = measureApps([{ ...each, except: /chart/ }], root);
  expect(shell?.name).toBe('part (src/shell.tsx)');
  expect(shell?.bytes).toBeLessThan(4_000);
  expect(measureApps([{ ...each, each: /^lib\// }], root)).toMatchObject([{ problem: 'nothing was measured' }]);
});

test('what three lazy parts share is the kit’s and no part’s own', () => {
  const parts = ['one', 'two', 'three'].map((name) => [
    `src/${name}.tsx`,
    { file: `${name}.js`, isDynamicEntry: true, imports: ['_kit.js'] },
  ]);
  const kit = { '_kit.js': { file: 'kit.js' }, ...Object.fromEntries(parts) };
  const each = { name: 'part', app: 'one', limit: 10, each: /^src\// };
  writeDist({ 'one.js': 'a', 'two.js': 'b', 'three.js': 'c', 'kit.js': randomBytes(5_000).toString('latin1') }, kit);
  expect(measureApps([each], root)[0]?.bytes).toBeGreaterThan(5_000);
  expect(measureApps([{ ...each, isOwn: true }], root)[0]?.bytes).toBeLessThan(100);
});

test('a file of several sources that are imported late is measured like one', () => {
  const chunks = {
    'index.html': { file: 'entry.js', isEntry: true, dynamicImports: ['_money.js'] },
    '_money.js': { file: 'money.js', imports: ['_shared.js'] },
    '_shared.js': { file: 'shared.js' },
  };
  const each = { name: 'chapter', app: 'one', limit: 10, each: /^_/ };
  writeDist({ 'money.js': randomBytes(5_000).toString('latin1'), 'shared.js': 'a' }, chunks);
  expect(measureApps([each], root)[0]?.name).toBe('chapter (_money.js)');
  expect(measureApps([each], root)[0]?.bytes).toBeGreaterThan(5_000);
});

test('the files on a device are those of the list of the worker', () => {
  writeDist({ 'service-worker.js': 'a([{"revision":null,"url":"assets/a.js"},{revision:`1`,url:"index.html"}]);' });
  expect(keptFiles(join(root, 'one', 'dist'))).toEqual(['assets/a.js', 'index.html']);
});

function writeDist(files: Record<string, string>, chunks: object = manifest): void {
  mkdirSync(join(root, 'one', 'dist', '.vite'), { recursive: true });
  writeFileSync(join(root, 'one', 'dist', '.vite', 'manifest.json'), JSON.stringify(chunks));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, 'one', 'dist', name), text);
}

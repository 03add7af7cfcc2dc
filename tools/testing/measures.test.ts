import { expect, test } from 'vitest';
import { folderOf, knotsOf, measureFile } from './measures.ts';
import { grown, lowered } from './measures-now.ts';

const measured = (text: string, path = 'apps/shop/src/till/pay.ts') => measureFile({ path, text });

test('a cast is an assertion of a type; constants, renamed imports and SQL are none', () => {
  const text = [
    "import { a as b } from './a.ts';",
    'const one = b as string;',
    'const two = b as unknown as number;',
    'const three = [1] as const;',
    'const sql = `select a as b from c`; // b as string',
  ];
  expect(measured(text.join('\n')).casts).toBe(3);
});
test('a function is long from its sixty-first line, whatever its form', () => {
  const body = (lines: number) => `{\n${'  run();\n'.repeat(lines - 2)}}`;
  const text = `function a() ${body(61)}\nconst b = () => ${body(61)};\nfunction c() ${body(60)}\n`;
  expect(measured(text).longFunctions).toBe(2);
});
test('folders that import each other are a knot, also by way of a third, by types and by what is handed on', () => {
  const file = (path: string, text: string) => ({ path, ...measureFile({ path, text }) });
  const files = [
    file('apps/shop/src/till/pay.ts', "import { a } from '../stock/a.ts';"),
    file('apps/shop/src/stock/a.ts', "export { b } from '../shelf/b.ts';"),
    file('apps/shop/src/shelf/b.ts', "import type { pay } from '../till/pay.ts';"),
    file('apps/shop/src/door/open.ts', "import { pay } from '../till/pay.ts';\nimport { x } from './x.ts';"),
  ];
  expect(knotsOf(files)).toEqual(['shelf', 'stock', 'till']);
  expect(knotsOf(files.filter(({ path }) => !path.includes('shelf')))).toEqual([]);
});
test('the server’s folders are its modules, and a file beside them belongs to none', () => {
  expect(folderOf('apps/server/src/modules/expenses/edit.ts')).toBe('modules/expenses');
  expect(folderOf('apps/server/src/main.ts')).toBeUndefined();
});
test('a figure that has gone up is named, and one that has gone down is held from then on', () => {
  const held = { 'apps/shop': { casts: 5, longFunctions: 2, knottedFolders: 0 } };
  const now = { 'apps/shop': { casts: 6, longFunctions: 1, knottedFolders: 0 } };
  expect(grown(now, held)).toEqual(['apps/shop: 6 casts, no more than 5 are held']);
  expect(lowered(now, held)).toEqual({ 'apps/shop': { casts: 5, longFunctions: 1, knottedFolders: 0 } });
  expect(grown(now, {})).toHaveLength(2);
});
test('folders that have become a knot are told by name', () => {
  const knotted = { casts: 0, longFunctions: 0, knottedFolders: 2, knots: ['stock', 'till'] };
  expect(grown({ 'apps/shop': knotted }, {})).toEqual([
    'apps/shop: 2 knottedFolders, no more than 0 are held: stock, till',
  ]);
});

import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { points } from './mended/points.data.ts';
import { claimsOf, hasTitle, rowsOf } from './mended/row.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'docs/mended');
const tests = globSync('{apps,packages}/*/src/**/*.test.{ts,tsx}', { cwd: root }).concat(
  globSync('{tests,tools}/**/*.test.{ts,tsx}', { cwd: root }),
);

/** The file that a row means: by its path, or by its name where only one has it. */
function fileOf(written: string): string | undefined {
  const meant = written.includes('/') ? tests.filter((path) => path === written) : named(written);
  return meant.length === 1 ? meant[0] : undefined;
}
const named = (name: string) => tests.filter((path) => path.endsWith(`/${name}`));

/** What is wrong with the rows of a page. */
function faultsOf(page: string): string[] {
  let above: string | undefined;
  return rowsOf(page).flatMap(({ wrong, proof }) => {
    const claims = claimsOf(proof, above);
    if (!claims) return [`"${wrong}" names no test, and does not say why none can notice it: ${proof}`];
    above = claims.at(-1)?.file ?? above;
    return claims.flatMap(({ file, titles }) => {
      const path = fileOf(file);
      if (!path) return [`"${wrong}": ${file} is not there, or not the only one of its name`];
      const source = readFileSync(join(root, path), 'utf8');
      return titles.filter((title) => !hasTitle(source, title)).map((title) => `"${wrong}": ${path} has no "${title}"`);
    });
  });
}

describe('what was mended', () => {
  test.each(readdirSync(folder).filter((name) => name !== 'index.md'))('%s names tests that are there', (name) => {
    const page = readFileSync(join(folder, name), 'utf8');
    expect(rowsOf(page).length).toBeGreaterThan(0);
    expect(faultsOf(page)).toEqual([]);
  });
});

test.each(Object.entries(points))('what was found of "%s" has its rows', (_, rows) => {
  expect(rows.length).toBeGreaterThan(0);
  const missing = rows.filter(([page, begins]) => {
    const found = rowsOf(readFileSync(join(folder, `${page}.md`), 'utf8')).filter(({ wrong }) =>
      wrong.startsWith(begins),
    );
    return found.length !== 1;
  });
  expect(missing).toEqual([]);
});

const table = (proof: string) => `| What was wrong | What holds now | Test |\n|---|---|---|\n| a | b | ${proof} |`;
test.each([
  '–',
  'Looked at',
  'by eye',
  'none yet',
  'the same',
  'looked at: no time',
  'none yet; not looked at',
  '`tests/laws/nothing.test.ts`',
  '`tests/laws/mended.test.ts`: a title that no test of it has, nor ' + 'will',
  '`tests/laws/mended.test.ts`, "a title in quotes that it does not ' + 'have"',
])('a row that says only this is refused: %s', (proof) => {
  expect(faultsOf(table(proof))).toHaveLength(1);
});
test.each([
  '`mended.test.ts`: %s names tests that are there',
  '`tests/laws/mended.test.ts` ("a row that says … is refused"); `npm run bench -- --strain`',
  'looked at: the order of colours is a matter of taste, and no figure says it',
])('a row that says this is taken: %s', (proof) => {
  expect(faultsOf(table(proof))).toEqual([]);
});

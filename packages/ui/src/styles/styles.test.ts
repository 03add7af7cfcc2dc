/// <reference types="node" />
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const source = fileURLToPath(new URL('..', import.meta.url));
const sheets = globSync('**/*.css', { cwd: source }).map((name) => ({
  name,
  text: readFileSync(`${source}/${name}`, 'utf8'),
}));
const tokens = sheets.find((sheet) => sheet.name === 'styles/tokens.css')?.text ?? '';
const code = globSync('**/*.{ts,tsx}', { cwd: source })
  .filter((name) => !name.includes('.test.'))
  .map((name) => ({ name, text: readFileSync(`${source}/${name}`, 'utf8') }));

describe('style sheets', () => {
  test('are found at all', () => {
    expect(sheets.length).toBeGreaterThan(8);
  });
  test.each(sheets.filter(({ name }) => name !== 'styles/tokens.css'))('$name holds no raw colour', ({ text }) => {
    const bare = text.replace(/\/\*[\s\S]*?\*\//g, '');
    expect(bare.match(/#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch)\(/gi) ?? []).toEqual([]);
  });
  test.each(sheets)('$name uses only tokens that exist', ({ text }) => {
    const own = new Set([...`${tokens}\n${text}`.matchAll(/(--hp-[\w-]+)\s*:/g)].map((match) => match[1]));
    const used = [...text.matchAll(/var\((--hp-[\w-]+)/g)].map((match) => match[1]);
    expect(used.filter((name) => !own.has(name))).toEqual([]);
  });
});
test('the values of a filter stand above its buttons, not over them', () => {
  const list = sheets.find(({ name }) => name === 'records/list/list.css')?.text ?? '';
  const [, rule = ''] = /\.hp-condition \.mantine-Combobox-dropdown \{([^}]*)\}/.exec(list) ?? [];
  expect(rule).toMatch(/position: static !important/);
});
test('every rule of a hp- class is drawn by some part', () => {
  const drawn = new Set(
    code.flatMap(({ text }) => [...text.matchAll(/(?<![-\w/.])hp-[a-z][a-z-]*/g)].map((match) => match[0])),
  );
  const ruled = new Set(
    sheets.flatMap(({ text }) =>
      [...text.replace(/@keyframes [^{]+/g, '').matchAll(/\.(hp-[a-z][a-z-]*)/g)].map((match) => match[1] ?? ''),
    ),
  );
  expect([...ruled].filter((name) => !drawn.has(name))).toEqual([]);
});
test('no place is kept for a scroll bar that is not there: it would be a strip beside header and dialogs', () => {
  const keeping = sheets.filter(({ text }) =>
    /scrollbar-gutter|html\b[^{}]*\{[^}]*overflow-y:\s*scroll/.test(text.replace(/\/\*[\s\S]*?\*\//g, '')),
  );
  expect(keeping.map(({ name }) => name)).toEqual([]);
});

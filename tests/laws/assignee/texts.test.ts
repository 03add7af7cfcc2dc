import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { constants } from './constants.data.ts';
import { sayings } from './texts.data.ts';

/** A source of the repository as it is written, with quotes and escapes of texts undone. */
function read(path: string): string {
  const file = join(import.meta.dirname, '../../..', path);
  return existsSync(file) ? readFileSync(file, 'utf8').replaceAll("\\'", "'") : '';
}
const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path);
/** A text only holds where something is expected of it. */
const holds = (path: string, text: string): boolean =>
  isTest(path) && read(path).includes(text) && /expect|waitFor/.test(read(path));

describe.each(sayings)('when $when: "$says"', ({ says, kept: [file, key], said, held }) => {
  test('is kept to the letter', () => {
    if (key === undefined) expect(read(file)).toContain(says);
    else expect((JSON.parse(read(file)) as Record<string, string>)[key]).toBe(says);
  });
  test('is said, and held by a test', () => {
    if (said) expect(read(said[0])).toContain(said[1]);
    expect(held.filter((path) => !holds(path, says))).toEqual([]);
    expect(held.length).toBeGreaterThan(0);
  });
});

test.each(constants)('$what', ({ stands: [file, how], held }) => {
  expect(read(file)).toContain(how);
  expect(held.filter(([path, title]) => !holds(path, title))).toEqual([]);
  expect(held.length).toBeGreaterThan(0);
});

test('what is not there would be found', () => {
  expect(holds('tests/laws/assignee/texts.test.ts', 'nobody says'.concat(' this'))).toBe(false);
  expect(holds('apps/assignee/src/words/en.json', 'Saved Successfully')).toBe(false);
  expect(holds('nothing.test.ts', '')).toBe(false);
});

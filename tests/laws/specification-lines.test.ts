import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue } from '@homeport/model';
import { describe, expect, test } from 'vitest';
import { lineFault } from '../../tools/derive/specification/line.ts';
import { specificationLines } from '../../tools/derive/specification/lines.ts';

const textOf = (path: string): string | undefined => {
  const at = join(import.meta.dirname, '../..', path);
  return existsSync(at) ? readFileSync(at, 'utf8') : undefined;
};

describe.each(Object.entries(specificationLines))('the lines of "%s"', (_, lines) => {
  test('each name tests and sentences that are there, or the chapter that they come with', () => {
    expect(Object.keys(lines).length).toBeGreaterThan(0);
    expect(
      Object.entries(lines).flatMap(([line, held]) =>
        held.length === 0
          ? [`${line}: nothing holds it`]
          : held.flatMap((one) => lineFault(one, catalogue, textOf) ?? []),
      ),
    ).toEqual([]);
  });
});

test.each([
  'test tests/laws/nothing.test.ts: nothing',
  'test tests/laws/specification-lines.test.ts: a name that no test ' + 'has',
  'refusal nothing.atAll',
  'comes with nothing: of it',
  'comes with work',
  'comes with books: billing runs',
  'announced as work: my work',
  'somewhere',
])('what is not there would be found: %s', (held) => {
  expect(lineFault(held, catalogue, textOf)).toBeDefined();
});

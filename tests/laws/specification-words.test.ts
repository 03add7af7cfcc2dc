import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue } from '@homeport/model';
import { describe, expect, test } from 'vitest';
import { faultOf, placesOf } from '../../tools/derive/specification/place.ts';
import { specificationWords } from '../../tools/derive/specification/words.ts';

const isThere = (path: string): boolean => existsSync(join(import.meta.dirname, '../..', path));

describe.each(Object.entries(specificationWords))('the words of "%s"', (_, words) => {
  test('each have a place, and every place exists', () => {
    expect(Object.keys(words).length).toBeGreaterThan(0);
    expect(
      Object.entries(words).flatMap(([word, places]) =>
        placesOf(places).flatMap((place) => {
          const fault = faultOf(place, catalogue, isThere);
          return fault ? [`${word}: ${fault}`] : [];
        }),
      ),
    ).toEqual([]);
  });
});

test.each([
  'nothing',
  'caseDetail.nothing',
  'caseDetail.status.NOTHING',
  'caseDetail.status.nothing()',
  'options NOTHING',
  'options TRAVEL_PURPOSE.NOTHING',
  'refusal nothing.atAll',
  'route nothing',
  'screen nothing',
  'role nothing',
  'file nothing.ts',
  'decision 0000-nothing',
  'magic wand',
])('a place that is not there would be found: %s', (place) => {
  expect(faultOf(place, catalogue, isThere)).toBeDefined();
});

import { catalogue } from '@homeport/model';
import { isKnownUnit } from '@homeport/ui/language/units.ts';
import { expect, test } from 'vitest';

/** A unit beside a figure is read in every language: a sign, or a word that the kit writes in the language of the reader. */
const declared = [
  ...catalogue.entities.map(({ name, fields }) => [name, fields] as const),
  ...catalogue.actions.map(({ name, input }) => [name, input] as const),
].flatMap(([name, fields]) =>
  Object.entries(fields).flatMap(([field, spec]) =>
    'unit' in spec && typeof spec.unit === 'string' ? [{ at: `${name}.${field}`, unit: spec.unit }] : [],
  ),
);

test('every declared unit is a sign or a word of the kit', () => {
  expect(declared.length).toBeGreaterThan(50);
  expect(declared.filter(({ unit }) => !isKnownUnit(unit) && unit !== 'bytes')).toEqual([]);
});
test('a word that the kit does not know is found', () => {
  expect(['days', 'm²', 'px', 'nights', 'working days'].map(isKnownUnit)).toEqual([true, true, true, false, false]);
});

import { allowanceOf, type Entity, type Field } from '@homeport/grammar';
import { catalogue } from '@homeport/model';
import type { FieldAt } from '@homeport/ui/records/fields/field-at.ts';
import { ofCompanies } from '@homeport/ui/records/fields/of-companies.ts';
import type { ShowContext } from '@homeport/ui/records/fields/use-show.ts';
import { shownColumns } from '@homeport/ui/records/list/columns.ts';
import { fitColumns } from '@homeport/ui/records/list/fit-columns.ts';
import { inSight, mustBeSeen, usualRoom } from '@homeport/ui/records/list/in-sight.ts';
import { weighColumns } from '@homeport/ui/records/list/weigh-columns.ts';
import { expect, test } from 'vitest';
import { longRow } from '../support/wide/long-rows.ts';

const name = 'Consolidated Engineering Partners';
const longest = (words: readonly string[]) => words.reduce((most, one) => (one.length > most.length ? one : most), '');
/** What a long value of a field looks like, as lists of companies have it. */
const longText = (field: Field): string => {
  if (field.type === 'lifecycle') return longest(Object.values(field.states).map(({ label }) => label));
  if (field.type === 'option' && field.choices) return longest(Object.values(field.choices));
  if (field.type === 'option') return 'Household goods, by sea';
  if (field.type === 'money') return '1,234,567.89 EUR';
  if (field.type === 'country') return 'United Kingdom';
  if (field.type === 'whole' || field.type === 'percentage' || field.type === 'decimal') return '12,345.67';
  return name;
};
const show = {
  formats: { date: () => '30 Sep 2026' },
  text: ({ field }: FieldAt) => longText(field),
} as unknown as ShowContext;

/** Where the columns of a list end, in pixels, with long values in each of them. */
function ends(entity: Entity): ReadonlyMap<string, number> {
  const usual = shownColumns(entity, allowanceOf({}, []), null);
  const columns = fitColumns(weighColumns(usual, [longRow(entity, 1)], undefined, show), usualRoom);
  let end = 0;
  return new Map(
    columns.map(({ at, width }) => {
      end += width;
      return [at.name, end];
    }),
  );
}
const outOfSight = (entity: Entity): readonly string[] => {
  const found = ends(entity);
  return [...mustBeSeen(entity, [...found.keys()])].flatMap((field) =>
    (found.get(field) ?? 0) > usualRoom ? `${entity.name}.${field} ends at ${Math.round(found.get(field) ?? 0)}` : [],
  );
};

test('every list shows state and amount of its records whole in a window of 1440 px', () => {
  expect(catalogue.entities.flatMap(outOfSight)).toEqual([]);
});
test('lists over several companies do so as well', () => {
  const over = catalogue.entities.map((entity) => ofCompanies(entity, [{ id: '1', name: 'Northwind Global' }]));
  expect(over.flatMap(outOfSight)).toEqual([]);
});
test('what a record is called stays first, and nothing is lost by it', () => {
  for (const entity of catalogue.entities) {
    const names = shownColumns(entity, allowanceOf({}, []), null).map(({ at }) => at.name);
    const order = inSight(entity, entity.list ?? [], new Set());
    expect([...order].sort()).toEqual([...(entity.list ?? [])].sort());
    if (entity.list) expect([names[0], order[0]]).toEqual([entity.list[0], entity.list[0]]);
  }
});

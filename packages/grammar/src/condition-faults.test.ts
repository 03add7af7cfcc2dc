import { expect, test } from 'vitest';
import { comparisonFaults, conditionFaults, type FindField, filterOfRows } from './condition-faults.ts';
import { conditionRefusals as unfit } from './condition-refusals.ts';
import { choice, date, longText, ref, refs, text, whole, yesNo } from './fields/build.ts';
import type { Field } from './fields/field.ts';

const fields: Readonly<Record<string, Field>> = {
  name: text('Name'),
  notes: longText('Notes'),
  year: whole('Year'),
  due: date('Due'),
  isMain: yesNo('Main'),
  kind: choice('Kind', { A: 'Air', B: 'Boat' }),
  owner: ref('Owner', 'person'),
  members: refs('Members', 'person'),
};
const find: FindField = (path) => {
  const field = fields[path];
  return field ? { field, key: `boat.${path}` } : unfit.noSuchField({ name: path });
};
const said = (given: unknown) =>
  conditionFaults(given, find).map(({ place, refusal }) => `${place}: ${refusal.code.replace('input.', '')}`);

test('what can hold is not refused: values as their fields take them, days from today, groups in groups', () => {
  expect(
    said({
      all: [
        { field: 'name', op: 'lk', value: 'a*' },
        {
          any: [
            { field: 'due', op: 'lt', value: '$today+30' },
            { field: 'due', op: 'null' },
          ],
        },
        { field: 'year', op: 'in', value: ['2025', 2026] },
        { field: 'isMain', op: 'eq', value: 'true' },
        { field: 'kind', op: 'nin', value: ['A'] },
        { field: 'members', op: 'eq', value: '00000000-0000-4000-8000-000000000000' },
      ],
    }),
  ).toEqual([]);
});

test.each([
  ['a field there is not', { field: 'wings', op: 'eq', value: 'x' }, ['field: noSuchField']],
  ['a comparison of another kind of field', { field: 'notes', op: 'gt', value: 'x' }, ['op: unfitOperator']],
  ['a comparison there is not', { field: 'name', op: 'resembles', value: 'x' }, ['op: unfitOperator']],
  ['a name of every object', { field: 'name', op: 'constructor', value: 'x' }, ['op: unfitOperator']],
  ['text for a day', { field: 'due', op: 'lt', value: 'soon' }, ['value: notDate']],
  ['a day that is none', { field: 'due', op: 'eq', value: '2026-02-30' }, ['value: notDate']],
  ['text for a number', { field: 'year', op: 'gte', value: 'many' }, ['value: notNumber']],
  ['another choice', { field: 'kind', op: 'eq', value: 'C' }, ['value: notOption']],
  ['another choice among several', { field: 'kind', op: 'in', value: ['A', 'C'] }, ['value: notOption']],
  ['a name for a relation', { field: 'owner', op: 'eq', value: 'Ana' }, ['value: notReference']],
  ['perhaps for yes or no', { field: 'isMain', op: 'eq', value: 'perhaps' }, ['value: notYesNo']],
  ['nothing to compare with', { field: 'name', op: 'eq', value: '' }, ['value: valueNeeded']],
  ['none of several', { field: 'kind', op: 'in', value: [] }, ['value: valueNeeded']],
  ['one where several are asked for', { field: 'kind', op: 'in', value: 'A' }, ['value: valueNeeded']],
  ['a group of nothing', { all: [] }, [': unreadableCondition']],
  ['two groups in one', { all: [{ field: 'name', op: 'null' }], any: [] }, [': unreadableCondition']],
  ['a text', 'name is x', [': unreadableCondition']],
  ['more than a condition', { field: 'name', op: 'null', sql: '1=1' }, [': unreadableCondition']],
])('refuses %s', (_, given, faults) => expect(said(given)).toEqual(faults));

test('everything is said at its place, deep down too, in the words of the field that is compared', () => {
  const given = {
    all: [
      { field: 'name', op: 'null' },
      {
        any: [
          { field: 'wings', op: 'null' },
          { field: 'due', op: 'eq', value: 'soon' },
        ],
      },
    ],
  };
  expect(said(given)).toEqual(['all.1.any.0.field: noSuchField', 'all.1.any.1.value: notDate']);
  const [fault] = comparisonFaults({ field: 'due', op: 'eq', value: 'soon' }, find);
  expect(fault?.refusal.params).toMatchObject({ label: 'Due', labelOf: 'boat.due' });
});

test('one that is too deep or too large is refused', () => {
  let deep: unknown = { field: 'name', op: 'null' };
  for (let depth = 0; depth < 7; depth += 1) deep = { all: [deep] };
  expect(said(deep)).toEqual([expect.stringMatching(/: unreadableCondition$/)]);
  const many = { all: Array.from({ length: 60 }, () => ({ field: 'name', op: 'null' })) };
  expect(said(many)).toEqual(['all.50: filterTooLarge']);
});

test('records of one comparison each mean a filter together', () => {
  const year = { field: ' year ', operator: 'in', value: '2025, 2026,' } as const;
  const name = { field: 'name', operator: 'null', value: 'x' } as const;
  const meant = [{ field: 'year', op: 'in', value: ['2025', '2026'] } as const, { field: 'name', op: 'null' } as const];
  expect(filterOfRows([], 'ALL')).toBeUndefined();
  expect(filterOfRows([year], 'ANY')).toEqual(meant[0]);
  expect(filterOfRows([year, name], 'ALL')).toEqual({ all: meant });
  expect(filterOfRows([year, name], 'ANY')).toEqual({ any: meant });
});

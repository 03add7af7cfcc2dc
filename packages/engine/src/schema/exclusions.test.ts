import { expect, test } from 'vitest';
import { differenceOfTable } from './difference-of-table.ts';
import type { Exclusion, Table } from './snapshot.ts';
import { createTable } from './table-sql.ts';

const table = (...exclusions: readonly Exclusion[]): Table => ({
  name: 'stay',
  scope: 'tenant',
  columns: [{ name: 'tenant_id', type: 'uuid', required: true }],
  primaryKey: ['tenant_id'],
  uniques: [],
  foreignKeys: [],
  checks: [],
  indexes: [],
  ...(exclusions.length > 0 ? { exclusions } : {}),
});
const days: Exclusion = {
  name: 'stay_no_overlap',
  elements: ['"tenant_id" with =', 'daterange("first", "last", \'[]\') with &&'],
  where: '"active"',
};
const statements = (before: Table, now: Table) => differenceOfTable(before, now).statements;

test('an exclusion comes, is renamed, and goes', () => {
  expect(statements(table(), table(days))).toEqual([
    `alter table "app"."stay" add constraint "stay_no_overlap" exclude using gist ("tenant_id" with =, daterange("first", "last", '[]') with &&) where ("active");`,
  ]);
  expect(statements(table(days), table({ ...days, name: 'stay_once' }))).toEqual([
    'alter table "app"."stay" rename constraint "stay_no_overlap" to "stay_once";',
  ]);
  expect(statements(table(days), table())).toEqual(['alter table "app"."stay" drop constraint "stay_no_overlap";']);
  expect(statements(table(days), table(days))).toEqual([]);
});
test('a new table has it from the start', () =>
  expect(createTable(table(days)).join()).toContain('constraint "stay_no_overlap" exclude using gist'));

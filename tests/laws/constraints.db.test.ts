import { allFields, type CheckSpec, type Entity, type ExcludesSpec, isCondition, snake } from '@homeport/grammar';
import { catalogue } from '@homeport/model';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseRefusal } from '../../packages/engine/src/pipeline/index.ts';
import {
  addExclusion,
  columnName,
  constraintName,
  exclusionOf,
  tableName,
  takeSnapshot,
} from '../../packages/engine/src/schema/index.ts';
import { make } from '../support/factory.ts';
import { type Homeport, startHomeport } from '../support/homeport.ts';

/**
 * What declarations say of rows, the migrated database holds: every declared constraint is there, means what is declared, and
 * is broken by a row; and there is none that nobody has declared.
 */
let port: Homeport;
let home: string;
let behind: pg.Client;
beforeAll(async () => {
  port = await startHomeport({ env: { RATE_FACTOR: '1000' } });
  home = await port.tenant('HELD');
  behind = new pg.Client(port.superuserUrl);
  await behind.connect();
}, 120_000);
afterAll(async () => {
  await behind?.end();
  await port?.[Symbol.asyncDispose]();
});

/** Written by hand, with the reason why no declaration says it. */
const byHand: Readonly<Record<string, string>> = {
  diary_entry_no_overlap: 'an entry may take half of a day, and no field holds which half of which day',
};
const snapshot = takeSnapshot(catalogue);
const named = async (kind: 'x' | 'c'): Promise<string[]> =>
  (
    await behind.query<{ name: string }>(
      `select c.conname as name from pg_constraint c join pg_namespace n on n.oid = c.connamespace
       where n.nspname = 'app' and c.contype = $1`,
      [kind],
    )
  ).rows.map(({ name }) => name);

test('every constraint is declared, and every declared one is there', async () => {
  const exclusions = snapshot.tables.flatMap((table) => (table.exclusions ?? []).map(({ name }) => name));
  expect((await named('x')).sort()).toEqual([...exclusions, ...Object.keys(byHand)].sort());
  const checks = snapshot.tables.flatMap((table) => table.checks.map(({ name }) => name));
  // A column that is required by now has a check until it is validated.
  const there = (await named('c')).filter((name) => !name.endsWith('_required'));
  expect(there.filter((name) => !checks.includes(name))).toEqual([]);
  expect(checks.filter((name) => !there.includes(name))).toEqual([]);
});

const excluding = catalogue.entities.flatMap((entity) =>
  (entity.excludes ?? []).map((spec) => [constraintName(entity, spec), entity, spec] as const),
);
const checking = catalogue.entities.flatMap((entity) =>
  (entity.checks ?? []).map((spec) => [constraintName(entity, spec), entity, spec] as const),
);

/** Two spans that meet, and a third beside them, as the database writes them. */
const spans: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  date: [
    ['2031-01-01', '2031-06-30'],
    ['2031-06-30', '2031-12-31'],
    ['2032-01-01', '2032-12-31'],
  ],
  dateTime: [
    ['2031-01-01T10:00Z', '2031-01-01T12:00Z'],
    ['2031-01-01T11:00Z', '2031-01-01T13:00Z'],
    ['2031-01-01T13:00Z', '2031-01-01T14:00Z'],
  ],
  whole: [
    ['1', '10'],
    ['10', '20'],
    ['21', '30'],
  ],
  money: [
    ['1', '10'],
    ['9', '20'],
    ['20', '30'],
  ],
};
const column = (entity: Entity, name: string): string => columnName(name, allFields(entity)[name] as never);

/** The columns of the nth span, of what a row has to be to count, and of what has to differ from row to row anyway. */
function valuesOf(entity: Entity, spec: ExcludesSpec, n: number): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const name of (entity.unique ?? []).flatMap(({ fields }) => fields))
    if (!spec.same?.includes(name) && ['text', 'code'].includes(allFields(entity)[name]?.type ?? ''))
      values[column(entity, name)] = `LAW${n}`;
  for (const { from, to } of spec.over) {
    const type = allFields(entity)[from]?.type ?? '';
    const [first, last] = (spans[type] ?? spans.money)?.[n] ?? [];
    Object.assign(values, { [column(entity, from)]: first, [column(entity, to)]: last });
  }
  const parts =
    spec.when === undefined ? [] : isCondition(spec.when) ? [spec.when] : 'all' in spec.when ? spec.when.all : [];
  for (const part of parts) if (isCondition(part) && part.op === 'eq') values[column(entity, part.field)] = part.value;
  return values;
}

const columnsOf = (entity: Entity): string =>
  (snapshot.tables.find(({ name }) => name === tableName(entity))?.columns ?? [])
    .filter(({ generated }) => generated === undefined)
    .map(({ name }) => `"${name}"`)
    .join(', ');
/** A copy of a row with other values. */
const copy = (entity: Entity, id: string, values: Record<string, unknown>) =>
  behind.query(
    `insert into app."${tableName(entity)}" (${columnsOf(entity)})
     select ${columnsOf(entity)
       .split(', ')
       .map((name) => `v.${name}`)
       .join(', ')}
     from app."${tableName(entity)}" t, jsonb_populate_record(t, $2::jsonb) v where t.id = $1`,
    [id, JSON.stringify({ id: crypto.randomUUID(), ...values })],
  );
const change = (entity: Entity, id: string, values: Record<string, unknown>) =>
  behind.query(
    `update app."${tableName(entity)}" t set (${Object.keys(values)
      .map((name) => `"${name}"`)
      .join(', ')}) = row(${Object.keys(values)
      .map((name) => `v."${name}"`)
      .join(', ')})
     from jsonb_populate_record(null::app."${tableName(entity)}", $2::jsonb) v where t.id = $1`,
    [id, JSON.stringify(values)],
  );
async function undone<T>(work: () => Promise<T>): Promise<T> {
  await behind.query('begin');
  try {
    return await work();
  } finally {
    await behind.query('rollback');
  }
}

describe.each(excluding)('%s', (name, entity, spec) => {
  test('means what is declared', async () => {
    const meant = async () =>
      (
        await behind.query<{ text: string }>(
          'select pg_get_constraintdef(oid) as text from pg_constraint where conname = $1',
          [name],
        )
      ).rows[0]?.text
        .split(/(?<=WITH (?:=|&&)),? ?/)
        .map((part) => part.replace(/^EXCLUDE USING gist \(/, ''))
        .sort();
    const before = await meant();
    expect(before?.length).toBeGreaterThan(1);
    const now = await undone(async () => {
      await behind.query(`alter table app."${tableName(entity)}" drop constraint "${name}"`);
      await behind.query(addExclusion(tableName(entity), exclusionOf(entity, spec)));
      return meant();
    });
    expect(now).toEqual(before);
  });
  test('is broken by a row that overlaps, and by no other', { timeout: 60_000 }, async () => {
    // What two of them have in common has to be there; what is required is there anyhow.
    const common: Record<string, string> = {};
    for (const name of spec.same ?? []) {
      const field = allFields(entity)[name];
      if (field?.type === 'ref' && !field.required) common[name] = (await make(port.in(home), field.to)).id;
    }
    const { id } = await make(port.in(home), entity, common);
    await undone(async () => {
      // Rows that overlap by this one may by another one of the entity, too, which is out of the way meanwhile.
      for (const other of (entity.excludes ?? []).filter((one) => one !== spec))
        await behind.query(`alter table app."${tableName(entity)}" drop constraint "${constraintName(entity, other)}"`);
      await change(entity, id, valuesOf(entity, spec, 0));
      await copy(entity, id, valuesOf(entity, spec, 2));
      const error = await copy(entity, id, valuesOf(entity, spec, 1)).then(
        () => undefined,
        (one: unknown) => one,
      );
      expect((error as { constraint?: string } | undefined)?.constraint).toBe(name);
      expect(databaseRefusal(error, entity)?.code).toBe(spec.refusal ?? 'request.overlap');
    });
  });
});

/** Of every declared check a row that breaks it. */
const broken: Readonly<Record<string, readonly Record<string, unknown>[]>> = {
  client_account_entry_one_side: [
    { debit: '0', credit: '0' },
    { debit: '1', credit: '1' },
    { debit: null, credit: null },
  ],
};
test('every declared check has a row that breaks it here', () =>
  expect(checking.map(([name]) => name).sort()).toEqual(Object.keys(broken).sort()));
describe.each(checking)('%s', (name, entity, spec: CheckSpec) => {
  test.each(broken[name] ?? [])('is broken by %o', async (values) => {
    const { id } = await make(port.in(home), entity);
    await undone(async () => {
      const error = await copy(entity, id, values).then(
        () => undefined,
        (one: unknown) => one,
      );
      expect((error as { constraint?: string } | undefined)?.constraint).toBe(name);
      expect(databaseRefusal(error, entity)?.problems).toMatchObject([{ code: spec.refusal, field: spec.field }]);
    });
  });
});

test('names in the database are those of the declaration', () =>
  expect(constraintName({ name: 'caseDetail' } as Entity, { name: 'oneSide' })).toBe(snake('caseDetailOneSide')));

import { isBinned } from '@homeport/engine/bin';
import {
  allowanceOf,
  type Deed,
  type Entity,
  type Field,
  type Filter,
  isCondition,
  kebab,
  type Values,
  wireName,
} from '@homeport/grammar';
import { catalogue, type RoleKey, roles } from '@homeport/model';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inputFor, make } from '../support/factory.ts';
import { hangOn, rowsOf, still } from '../support/gone-and-back.ts';
import { type Answered, type Homeport, startHomeport } from '../support/homeport.ts';
import { grantsOf, isGiven } from '../support/seen-by.ts';

/*
 * The life of a record of every entity, over HTTP against the whole server: made, read, found, changed, defended against
 * whoever saw an older version, exported and deleted, by somebody who has all roles. What no role is given is not tried
 * here: that it is refused is told by the law of permissions, and that files come in again by the law of exchange.
 */
const entities = catalogue.entities.filter((e) => !e.internal && e.scope !== 'global');
const everyRole = Object.keys(roles) as RoleKey[];

let port: Homeport;
let home: string;
let as: string;
let me: Values;
const seen = { made: 0, read: 0, changed: 0, defended: 0, exported: 0, deleted: 0, back: 0, parts: 0 };
let behind: pg.Client;

beforeAll(async () => {
  port = await startHomeport({ env: { RATE_FACTOR: '1000' } });
  behind = new pg.Client(port.superuserUrl);
  await behind.connect();
  home = await port.tenant('LIFE');
  const person = (await make(port.in(home), 'person')).id;
  const user = await port.user(home, 'life.everything', everyRole, person);
  // A real sign-in: some records want to know who sits there.
  as = await port.signIn('life.everything');
  me = {
    '$me.user': user,
    '$me.person': person,
    '$me.tenant': home,
    '$me.employee': null,
    '$me.family': null,
    '$me.delegators': [],
    '$me.audiences': [],
    $today: Temporal.Now.plainDateISO('UTC').toString(),
  };
}, 120_000);
afterAll(async () => {
  await behind?.end();
  await port?.[Symbol.asyncDispose]();
});

describe.each(entities.map((e) => [e.name, e] as const))('a record of %s', (name, entity) => {
  const { deeds, readOnly } = allowanceOf(entity.access, everyRole);
  const path = `fe/${kebab(name)}`;
  const call = (method: string, rest = '', body?: unknown, version?: number): Promise<Answered> =>
    port.call(method, `${path}${rest}`, {
      as,
      ...(body === undefined ? {} : { body }),
      ...(version === undefined ? {} : { headers: { 'if-match': `"${version}"` } }),
    });

  test('lives as it is declared, from the first save to the last', async () => {
    const given = fitting(entity, deeds.create ?? deeds.read);
    let record: Values & { id: string; version: number };
    if (deeds.create === undefined) record = await make(port.in(home), entity, given);
    else {
      const input = await inputFor(port.in(home), entity, given);
      const made = await call('POST', '', sendable(entity, input));
      expect([made.status, made.status === 201 ? '' : made.body]).toEqual([201, '']);
      record = made.body;
      seen.made += 1;
    }
    // What only its maker sees, and the system has made, is for the law of permissions.
    if (!(await isMine(entity, record, 'read'))) return;
    seen.read += 1;
    const { id } = record;

    const read = await call('GET', `/${id}`);
    expect(read.status).toBe(200);
    if (deeds.create !== undefined) expect(read.body).toEqual(record);
    record = read.body;
    expect(await idsOf(call, { filter: JSON.stringify({ field: 'id', op: 'eq', value: id }) })).toEqual([id]);
    for (const [field, words] of searched(entity, record))
      expect([field, await idsOf(call, { search: words })]).toEqual([field, expect.arrayContaining([id])]);

    if (deeds.update !== undefined && !entity.neverUpdated) {
      const before = record.version;
      const changed = await change(call, entity, record, readOnly);
      if (changed) {
        const { wire, value, answer } = changed;
        expect({ wire, status: answer.status, problem: answer.body.errors }).toEqual({ wire, status: 200 });
        expect(answer.body.version).toBeGreaterThan(before);
        record = (await call('GET', `/${id}`)).body;
        expect([wire, plain(record[wire])]).toEqual([wire, plain(value)]);
        const { body: history } = await call('GET', `/${id}/history`);
        expect(history.content.map((line: { deed: string }) => line.deed)).toContain('update');
        seen.changed += 1;
      }
      const late = await call('PUT', `/${id}`, {}, record.version - 1);
      expect([late.status, late.body.code]).toEqual([412, 'request.changedMeanwhile']);
      if (entity.needsVersion) expect((await call('PUT', `/${id}`, {})).status).toBe(428);
      expect((await call('GET', `/${id}`)).body).toEqual(record);
      seen.defended += 1;
    }
    if (deeds.export !== undefined) {
      const filter = encodeURIComponent(JSON.stringify({ field: 'id', op: 'eq', value: id }));
      const file = await port.call('GET', `export/${name}?format=csv&columns=id&filter=${filter}`, { as });
      expect([file.status, String(file.body)]).toEqual([200, expect.stringContaining(id)]);
      seen.exported += 1;
    }
    if (deeds.delete !== undefined && (await isMine(entity, record, 'delete'))) {
      const late = await call('DELETE', `/${id}`, undefined, record.version + 7);
      expect([late.status, late.body.code]).toEqual([412, 'request.changedMeanwhile']);
      const gone = await call('DELETE', `/${id}`, undefined, record.version);
      if (!isDeletable(entity, record)) {
        expect([gone.status, gone.body.code]).toEqual([409, 'request.notDeletable']);
        return;
      }
      expect([gone.status, gone.body]).toEqual([204, '']);
      expect((await call('GET', `/${id}`)).status).toBe(404);
      expect(await idsOf(call, { filter: JSON.stringify({ field: 'id', op: 'eq', value: id }) })).toEqual([]);
      seen.deleted += 1;
      if (isBinned(entity)) await comesBack(call, entity, record);
    }
  });
});

test('that was nearly everything there is', () => {
  expect(entities.length).toBeGreaterThan(220);
  expect(seen.made).toBeGreaterThan(190);
  expect(seen.changed).toBeGreaterThan(190);
  expect(seen.read).toBeGreaterThan(entities.length - 5);
  expect(seen.defended).toBeGreaterThanOrEqual(seen.changed);
  expect(seen.exported).toBeGreaterThan(190);
  expect(seen.deleted).toBeGreaterThan(180);
  expect(seen.back).toBeGreaterThanOrEqual(170);
  expect(seen.parts).toBeGreaterThan(60);
});

/**
 * What was deleted is in no list, search or total, and lies in the bin; brought back it is the same record under the same id,
 * with the parts that went with it, the relations that were emptied, and its whole history. It takes no new number.
 */
async function comesBack(call: Call, entity: Entity, record: Values & { id: string }): Promise<void> {
  const { id } = record;
  const before = await port.call('GET', `bin?text=`, { as });
  expect(before.body.content[0]).toMatchObject({ id, entity: entity.name });
  const numbers = await numbersGiven();
  await restored(entity, id);
  expect(await numbersGiven()).toEqual(numbers);
  const again = (await call('GET', `/${id}`)).body;
  expect(still(again)).toEqual(still(record));
  expect(again.version).toBeGreaterThan(record.version as number);
  const { body: history } = await call('GET', `/${id}/history`);
  expect(history.content.slice(0, 2).map((line: { deed: string }) => line.deed)).toEqual(['restore', 'delete']);
  seen.back += 1;

  const reached = await hangOn(port, home, entity, id);
  const stood = await rowsOf(behind, reached);
  const { version } = (await call('GET', `/${id}`)).body;
  const gone = await call('DELETE', `/${id}`, undefined, version);
  // What hangs on it may forbid it: then it stays as it is.
  if (gone.status !== 204) return;
  const left = await rowsOf(behind, reached);
  for (const [at, { emptied, table }] of reached.entries())
    expect([table, left[at] === null]).toEqual([table, !emptied]);
  await restored(entity, id);
  const back = await rowsOf(behind, reached);
  expect(back.map(still)).toEqual(stood.map(still));
  seen.parts += reached.length - 1;
}
const numbersGiven = async () =>
  (await behind.query('select name, last from engine.reference_number where tenant_id = $1 order by name', [home]))
    .rows;
const restored = async (entity: Entity, id: string): Promise<void> => {
  const { status, body } = await port.call('POST', `bin-restore/${entity.name}`, { as, body: { ids: [id] } });
  expect([status, body.results]).toEqual([200, [{ id }]]);
};

type Call = (method: string, rest?: string, body?: unknown, version?: number) => Promise<Answered>;

const idsOf = async (call: Call, query: Readonly<Record<string, string>>): Promise<readonly string[]> => {
  const { status, body } = await call('GET', `/search?size=1000&sort=created,desc&${new URLSearchParams(query)}`);
  expect([status, body.code]).toEqual([200, undefined]);
  return body.content.map((one: { id: string }) => one.id);
};

/** Own fields that make a record one of those that a grant is about: mine, for those that only I may have. */
function fitting(entity: Entity, where: Filter | true | undefined): Values {
  if (where === undefined || where === true) return {};
  if (!isCondition(where))
    return 'all' in where
      ? Object.assign({}, ...where.all.map((part) => fitting(entity, part)))
      : (where.any.map((part) => fitting(entity, part)).find((given) => Object.keys(given).length > 0) ?? {});
  const field = entity.fields[where.field];
  if (!field || field.derived || where.op !== 'eq') return {};
  const value = me[where.value as string] ?? where.value;
  return { [wireName(where.field, field)]: field.type === 'refs' ? [value] : value };
}

/** Without what only the system writes. */
function sendable(entity: Entity, input: Values): Values {
  const closed = Object.entries(entity.fields).filter(([, f]) => f.readOnly || f.derived || f.secret);
  const wires = new Set(closed.map(([field, f]) => wireName(field, f)));
  return Object.fromEntries(Object.entries(input).filter(([wire]) => !wires.has(wire)));
}

/** The declared search fields of the record itself, with what stands in them. */
const searched = (entity: Entity, record: Values): [string, string][] =>
  (entity.search ?? []).flatMap((field): [string, string][] => {
    const value = record[field];
    return typeof value === 'string' && value.length > 2 ? [[field, value]] : [];
  });

/** Whether something may be done with this record by who has all roles. */
const isMine = (entity: Entity, record: Values, deed: Deed): Promise<boolean> => {
  const grants = everyRole.flatMap((role) => grantsOf(entity, role));
  const giving = grants.filter((grant) => grant.do === 'everything' || grant.do.includes(deed));
  return isGiven(port.in(home), entity, record, { grants: giving, roles: everyRole, facts: me });
};
/** Whether its states let it go. */
const isDeletable = (entity: Entity, record: Values): boolean =>
  Object.entries(entity.fields).every(
    ([name, field]) => field.type !== 'lifecycle' || field.states[record[name] as string]?.deletable === true,
  );

/** A value as it can be compared: relations by their id, numbers by what they are worth. */
function plain(value: unknown): unknown {
  if (typeof value === 'object' && value !== null && 'id' in value) return value.id;
  return typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value;
}

/** Another value of a field, where one can be thought of without knowing the business. */
async function another(field: Field, value: unknown): Promise<unknown> {
  switch (field.type) {
    case 'text':
    case 'longText':
    case 'richText':
      return 'Changed'.slice(0, field.max);
    case 'yesNo':
      return value !== true;
    case 'email':
      return 'changed@example.org';
    case 'option':
      return Object.keys(field.choices ?? {}).find((code) => code !== value);
    case 'date':
      return '2026-04-02';
    case 'dateTime':
      return '2026-04-02T10:00:00Z';
    case 'whole':
      return Number(value ?? 0) + 1;
    case 'country':
      return value === 'ES' ? 'FR' : 'ES';
    case 'decimal':
    case 'percentage':
    case 'money':
      return String(Number(value ?? 0) + 1);
    case 'ref':
    case 'person':
      return (await make(port.in(home), field.to)).id;
    default:
      return undefined;
  }
}
/** Words first: rules ask least of them. */
const easy: readonly Field['type'][] = [
  'longText',
  'text',
  'richText',
  'yesNo',
  'email',
  'whole',
  'option',
  'date',
  'dateTime',
  'country',
  'decimal',
  'percentage',
  'money',
  'person',
  'ref',
];

/** Changes the first field that its rules let go alone; nothing where no field may be changed by a plain save. */
async function change(
  call: Call,
  entity: Entity,
  record: Values & { id: string; version: number },
  closed: ReadonlySet<string>,
): Promise<{ readonly wire: string; readonly value: unknown; readonly answer: Answered } | undefined> {
  const isOpen = (name: string, { readOnly, derived, fixed, secret, type }: Field) =>
    !readOnly && !derived && !fixed && !secret && !closed.has(name) && type !== 'lifecycle';
  const open = Object.entries(entity.fields)
    .filter(([name, field]) => isOpen(name, field))
    .sort(([, one], [, other]) => easy.indexOf(one.type) - easy.indexOf(other.type));
  if (open.length === 0) return undefined;
  let last: { wire: string; value: unknown; answer: Answered } | undefined;
  for (const [name, field] of open) {
    const wire = wireName(name, field);
    const value = await another(field, record[wire]);
    if (value === undefined) continue;
    last = { wire, value, answer: await call('PUT', `/${record.id}`, { [wire]: value }, record.version) };
    if (last.answer.status === 200) return last;
  }
  if (!last) throw new Error(`no field of ${entity.name} can be changed`);
  return last;
}

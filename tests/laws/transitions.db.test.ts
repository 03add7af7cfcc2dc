import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Action, allFields, type Entity, kebab, type Values, wireName } from '@homeport/grammar';
import { catalogue, type RoleKey, roles } from '@homeport/model';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { make } from '../support/factory.ts';
import { type Homeport, startHomeport } from '../support/homeport.ts';
import { arranged } from './transitions/arranged.data.ts';
import { type Effects, effectsOf, watchOutbox } from './transitions/effects.ts';
import { readElsewhere } from './transitions/read-elsewhere.data.ts';
import { shownByTests } from './transitions/shown-by-tests.data.ts';
import { hangingOn, type Step, stepsOf } from './transitions/step.ts';

/**
 * A deed has an effect. Every step that people are offered is done over HTTP, and what is different afterwards is looked at:
 * fields, other records, what was told, what may be changed, who sees it. A step that only opens the way to one that has an
 * effect has that; one that has none of it is declared with the place that reads its state, or it is not offered.
 */
const steps = stepsOf(catalogue);
const everyRole = Object.keys(roles) as RoleKey[];
const done = new Map<string, Effects>();
/** A step from one of the states that it begins in. */
type Try = readonly [key: string, from: string, step: Step];
const root = join(import.meta.dirname, '../..');
const today = Temporal.Now.plainDateISO('UTC').toString();
let port: Homeport;
let home: string;
let as: string;
let database: Client;

beforeAll(async () => {
  port = await startHomeport({ env: { RATE_FACTOR: '1000' } });
  home = await port.tenant('STEPS');
  await make(port.in(home), 'financialPeriod', { startDate: today, endDate: today });
  await make(port.in(home), 'dataOption', { optionTypeCode: 'SHIPMENT_LOST_REASON', code: 'OTHER', name: 'Other' });
  const person = (await make(port.in(home), 'person')).id;
  await port.user(home, 'steps.everything', everyRole, person);
  as = await port.signIn('steps.everything');
  database = new Client({ connectionString: port.superuserUrl });
  await database.connect();
  await watchOutbox(database);
}, 120_000);
afterAll(async () => {
  await database?.end();
  await port?.[Symbol.asyncDispose]();
});

const columnOf = (name: string): string => name.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);
const setState = (entity: string, id: string, field: string, state: string) =>
  database.query(`update app."${columnOf(entity)}" set "${columnOf(field)}" = $2 where id = $1`, [id, state]);

/** A record in the state that a step begins in. The state is written past all steps: how it is come by is for other tests. */
async function begin({ key, entity, field }: Step, from: string): Promise<string> {
  const { given = {}, with: related = {}, states = {}, wholes = {} } = arranged[key] ?? {};
  const values: Record<string, unknown> = { ...given };
  for (const [name, to] of Object.entries(related)) {
    const { id } = await make(port.in(home), to);
    values[name] = entity.fields[name]?.type === 'refs' ? [id] : id;
  }
  const made = await make(port.in(home), entity, values);
  for (const [name, state] of Object.entries({ ...states, [field]: from }))
    await setState(entity.name, made.id, name, state);
  for (const [relation, [name, state]] of Object.entries(wholes)) {
    const whole = made[relation] ?? made[`${relation}Id`];
    const id = typeof whole === 'string' ? whole : (whole as { id: string }).id;
    await setState((entity.fields[relation] as { to: string }).to, id, name, state);
  }
  return made.id;
}

let keys = 0;
/** Does a step over HTTP; answers what is different then, or why it was refused. */
async function tried(step: Step, from: string): Promise<Effects | string> {
  const { key, entity, field, name, action } = step;
  const id = await begin(step, from);
  const path = `fe/${kebab(entity.name)}/${id}`;
  const before = (await port.call('GET', path, { as })).body as Values;
  const repeats = Object.entries(arranged[key]?.repeats ?? {});
  const repeated = Object.fromEntries(repeats.map(([input, field]) => [input, before[field]]));
  keys += 1;
  const answer = await port.call('POST', `${path}/${kebab(action?.name ?? name)}`, {
    as,
    body: action ? { ...(await inputOf(action)), ...arranged[key]?.input, ...repeated } : {},
    headers: { 'if-match': `"${before.version}"`, 'idempotency-key': `steps-${keys}` },
  });
  if (answer.status !== 200) return `${answer.status} ${answer.body.code} ${JSON.stringify(answer.body.errors ?? '')}`;
  const after = (await port.call('GET', path, { as })).body as Values;
  expect(after[field]).toBe(step.spec.to);
  return effectsOf(database, { id, field }, before, after);
}

/** What an action asks for at least. */
async function inputOf(action: Action): Promise<Values> {
  const body: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(action.input)) {
    if (!field.required) continue;
    body[wireName(name, field)] =
      field.type === 'date' ? today : 'to' in field ? (await make(port.in(home), field.to)).id : 'Because';
  }
  return body;
}

const attempted: readonly Try[] = steps
  .filter(({ key }) => !Object.hasOwn(shownByTests, key))
  .flatMap((step) => step.spec.from.map((from): Try => [step.key, from, step]));
describe.each(attempted)('%s from %s', (key, from, step) => {
  test('can be done', async () => {
    const found = await tried(step, from);
    expect(found).not.toBeTypeOf('string');
    done.set(`${key} ${from}`, found as Effects);
  });
});

describe('every step that a person can do', () => {
  test('has an effect from each of its states, gates one that has, or has one that a test shows', () => {
    const effective = new Set(Object.keys(shownByTests));
    const idle = new Set<Try>(attempted);
    for (let grew = true; grew; ) {
      const more = [...idle].filter((one) => hasEffect(one) || gates(one, effective));
      for (const one of more) {
        idle.delete(one);
        effective.add(one[0]);
      }
      grew = more.length > 0;
    }
    expect([...new Set([...idle].map(([key]) => key))].sort()).toEqual(Object.keys(readElsewhere).sort());
  });
  test('that wants a story, or is read elsewhere, is shown by a test that is there', () => {
    const faults = Object.entries({ ...shownByTests, ...readElsewhere }).flatMap(([key, [file, name]]) => {
      const step = steps.find((one) => one.key === key);
      if (!step) return [`${key} is no step`];
      const text = existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '';
      const deed = step.action?.name ?? step.name;
      const isDone = text.includes(kebab(deed)) || text.includes(deed);
      return text.includes(`'${name}'`) && isDone ? [] : [`${key}: ${file} has no test "${name}" that does it`];
    });
    expect(faults).toEqual([]);
  });
});

/** Days and people that a step writes down of itself: when it was done and by whom. Nothing else is different by them. */
const stampTypes: ReadonlySet<string> = new Set(['date', 'dateTime']);
function isStamp(entity: Entity, wire: string): boolean {
  const [, field] = Object.entries(allFields(entity)).find(([name, one]) => wireName(name, one) === wire) ?? [];
  return (
    field !== undefined && (stampTypes.has(field.type) || ('to' in field && ['user', 'person'].includes(field.to)))
  );
}

/** Anything but the state itself and its stamps: see `Effects`. That a record can be deleted no more is not counted. */
function hasEffect([key, from, step]: Try): boolean {
  const found = done.get(`${key} ${from}`);
  if (!found) return false;
  const { fields, others, told, opened, closed } = found;
  const declared = told.filter((event) => !/\.(created|updated|deleted)$/.test(event));
  const isLocked = opened.includes('update') || closed.includes('update');
  const changed = fields.filter((wire) => !isStamp(step.entity, wire));
  return (
    changed.length + others.length + declared.length > 0 || isLocked || hangingOn(catalogue, step, from).length > 0
  );
}

/** Whether it opens or closes a deed that has an effect. */
function gates([key, from, { entity }]: Try, effective: ReadonlySet<string>): boolean {
  const { opened, closed } = done.get(`${key} ${from}`) ?? { opened: [], closed: [] };
  return [...opened, ...closed].some((deed) => {
    const as = steps.filter((one) => one.entity === entity && (one.action?.name ?? one.name) === deed);
    const isAction = catalogue.actionsOn(entity.name).some((a) => a.name === deed && a.transition === undefined);
    return isAction || as.some((one) => one.key !== key && effective.has(one.key));
  });
}

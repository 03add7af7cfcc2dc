import {
  allFields,
  closingOf,
  type Entity,
  kebab,
  openStates,
  type PartDeed,
  type Values,
  wireName,
} from '@homeport/grammar';
import { catalogue, type RoleKey, roles } from '@homeport/model';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inputFor, make } from '../support/factory.ts';
import { type Homeport, startHomeport } from '../support/homeport.ts';

/**
 * What a part declares about the states of its whole holds over HTTP: in every state in which it is not open nothing is added,
 * changed or removed, and the record does not offer it.
 */
let port: Homeport;
let home: string;
let as: string;
let database: Client;
beforeAll(async () => {
  port = await startHomeport({ env: { RATE_FACTOR: '1000' } });
  home = await port.tenant('WHOLES');
  const person = (await make(port.in(home), 'person')).id;
  await port.user(home, 'wholes.all', Object.keys(roles) as RoleKey[], person);
  as = await port.signIn('wholes.all');
  database = new Client({ connectionString: port.superuserUrl });
  await database.connect();
}, 120_000);
afterAll(async () => {
  await database?.end();
  await port?.[Symbol.asyncDispose]();
});

const snake = (name: string): string => kebab(name).replaceAll('-', '_');
const idIn = (record: Values, wire: string): string => {
  const value = record[wire];
  return typeof value === 'string' ? value : (value as { id: string }).id;
};

/** A change that a plain save could make. */
function changeOf(entity: Entity): Values {
  const open = Object.entries(allFields(entity)).find(
    ([name, f]) =>
      f.type in samples && name in entity.fields && !f.readOnly && !f.derived && !f.fixed && !('names' in f),
  );
  if (!open) throw new Error(`${entity.name} has nothing that could be changed`);
  return { [wireName(...open)]: samples[open[1].type] };
}
const samples: Readonly<Record<string, string>> = { text: 'Law 99', longText: 'Law 99', money: '99' };

const parts = catalogue.entities.filter((entity) => entity.closesWith !== undefined && !entity.internal);
describe.each(parts.map((part) => [part.name, part] as const))('%s', (_, part) => {
  const { relation } = closingOf(part) as { relation: string };
  const field = part.fields[relation] as { to: string };
  const whole = catalogue.entity(field.to);
  const wire = wireName(relation, part.fields[relation] as never);
  const path = `fe/${kebab(part.name)}`;
  const setState = (id: string, states: Readonly<Record<string, string>>) =>
    Promise.all(
      Object.entries(states).map(([name, state]) =>
        database.query(`update app."${snake(whole.name)}" set "${snake(name)}" = $2 where id = $1`, [id, state]),
      ),
    );
  test.each<[PartDeed]>([['add'], ['change'], ['remove']])('%s', { timeout: 60_000 }, async (deed) => {
    const open = openStates(part, whole, deed);
    if (!open || (deed === 'change' && part.neverUpdated)) return;
    const made = (await make(port.in(home), part)) as Values & { id: string; version: number };
    const of = idIn(made, wire);
    const body = deed === 'add' ? await inputFor(port.in(home), part, { [wire]: of }) : changeOf(part);
    const call = () =>
      deed === 'add'
        ? port.call('POST', path, { as, body })
        : port.call(deed === 'change' ? 'PUT' : 'DELETE', `${path}/${made.id}`, {
            as,
            ...(deed === 'change' ? { body } : {}),
            headers: { 'if-match': `"${made.version}"` },
          });
    const offered = async () => ((await port.call('GET', `${path}/${made.id}`, { as })).body.can ?? []) as string[];
    const name = { add: 'create', change: 'update', remove: 'delete' }[deed];
    for (const [lifecycle, states] of Object.entries(open)) {
      const spec = whole.fields[lifecycle] as { states: object };
      for (const state of Object.keys(spec.states).filter((one) => !states.includes(one))) {
        await setState(of, { [lifecycle]: state });
        const refused = await call();
        expect([state, refused.status >= 400 && refused.status < 500 && refused.status !== 403]).toEqual([state, true]);
        if (deed !== 'add') expect([state, (await offered()).includes(name)]).toEqual([state, false]);
      }
      await setState(of, { [lifecycle]: states[0] as string });
    }
    if (deed !== 'add') expect(await offered()).toContain(name);
    expect((await call()).status).toBeLessThan(300);
  });
});

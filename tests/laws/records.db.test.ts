import { type Entity, kebab } from '@homeport/grammar';
import { catalogue, type RoleKey, roles } from '@homeport/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { make } from '../support/factory.ts';
import { type Homeport, startHomeport } from '../support/homeport.ts';

/** The laws that hold for the records of every entity, over HTTP against the whole server. */
const entities = catalogue.entities.filter((e) => !e.internal && e.scope !== 'global');
const readers = (entity: Entity): RoleKey[] =>
  (Object.keys(roles) as RoleKey[]).filter((r) => entity.access[r] !== undefined);
let port: Homeport;
let home: string;
let foreign: string;
const tokens = new Map<string, string>();

beforeAll(async () => {
  port = await startHomeport();
  home = await port.tenant('HOME');
  foreign = await port.tenant('FOREIGN');
  for (const role of Object.keys(roles) as RoleKey[]) {
    await port.user(home, `home.${role}`, [role]);
    tokens.set(role, await port.signIn(`home.${role}`));
  }
  await port.user(foreign, 'foreign.everything', Object.keys(roles) as RoleKey[]);
  tokens.set('foreign', await port.signIn('foreign.everything'));
}, 120_000);
afterAll(() => port?.[Symbol.asyncDispose]());

describe.each(entities.map((e) => [e.name, e] as const))('records of %s', (name, entity) => {
  const path = `fe/${kebab(name)}`;
  let record: { id: string; version: number };
  beforeAll(async () => {
    record = await make(port.in(home), entity);
  });

  test('are not there for another tenant, whatever its roles', async () => {
    const as = tokens.get('foreign');
    const one = await port.call('GET', `${path}/${record.id}`, { as });
    const never = await port.call('GET', `${path}/${crypto.randomUUID()}`, { as });
    expect([one.status, one.body.code]).toEqual([404, never.body.code]);
    const list = await port.call('GET', `${path}/search?size=1000`, { as });
    expect(JSON.stringify(list.body)).not.toContain(record.id);
    const through = await port.call('GET', `for-tenant/${home}/${path}/${record.id}`, { as });
    expect(through.status).toBe(404);
  });
  test('are closed to every role that is not given them', async () => {
    const shut = (Object.keys(roles) as RoleKey[]).filter((role) => !readers(entity).includes(role));
    for (const role of shut) {
      const list = await port.call('GET', `${path}/search`, { as: tokens.get(role) });
      expect([role, list.status]).toEqual([role, 403]);
      const one = await port.call('GET', `${path}/${record.id}`, { as: tokens.get(role) });
      expect([role, [403, 404].includes(one.status)]).toEqual([role, true]);
    }
  });
  test('are closed to everybody who is not signed in', async () => {
    for (const method of ['GET', 'PUT', 'DELETE']) {
      if (method === 'PUT' && entity.neverUpdated) continue; // no such call at all
      expect((await port.call(method, `${path}/${record.id}`, method === 'PUT' ? { body: {} } : {})).status).toBe(401);
    }
  });
  test('never have their status written by a plain save', async () => {
    const statuses = Object.entries(entity.fields).filter(([, f]) => f.type === 'lifecycle');
    for (const [field, lifecycle] of statuses) {
      if (lifecycle.type !== 'lifecycle') continue;
      const other = Object.keys(lifecycle.states).find((s) => s !== lifecycle.initial);
      for (const role of readers(entity)) {
        const answer = await port.call('PUT', `${path}/${record.id}`, {
          as: tokens.get(role),
          body: { [field]: other },
          headers: { 'if-match': `"${record.version}"` },
        });
        expect([role, answer.status >= 400 && answer.status < 500]).toEqual([role, true]);
      }
      const [row] = await port
        .in(home)
        .records(entity)
        .find({ filter: { field: 'id', op: 'eq', value: record.id } });
      expect((row as unknown as Record<string, unknown>)[field]).toBe(lifecycle.initial);
    }
  });
});

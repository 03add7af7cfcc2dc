import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toy } from '../../../../tests/support/engine/toy-catalogue.ts';
import {
  caller,
  make,
  one,
  page,
  rightsOf,
  type ToyDatabase,
  toyDatabase,
} from '../../../../tests/support/engine/toy-database.ts';
import type { Caller } from '../rights/caller.ts';

let db: ToyDatabase;
beforeAll(async () => {
  db = await toyDatabase();
});
afterAll(() => db.close());

const whole = {
  name: 'Bridge "über"\n\\ test',
  summary: 'Long',
  story: '<p>Rich</p>',
  reference: 'BR-1',
  priority: 7,
  factor: '1.125',
  share: '12.5',
  amount: '1234567890123.4567',
  currency: 'CHF',
  due: '2026-02-28',
  startsAt: '2026-03-29T01:30:00Z',
  period: { from: '2026-01-01', to: '2026-12-31' },
  isMain: true,
  kind: 'BUILD',
  size: 'L',
  land: 'FR',
  site: { address1: '1 rue de la Paix', town: 'Paris', country: 'FR' },
  phone: '+33123456789',
  email: 'a@example.org',
  account: '12345678',
  iban: 'FR7630006000011234567890189',
  place: { latitude: 48.8566, longitude: 2.3522 },
  extra: [{ deep: [1, null, 'x'] }],
  total: '99.90',
  secretNote: 'nobody reads this',
};

test('a record of every field type comes back as it was stored, exact and in the form of the wire', async () => {
  const boss = caller(['boss']);
  await make(db.store, boss, toy.user, { id: boss.me.user, name: 'The boss' });
  const lead = await make(db.store, boss, toy.person, { firstName: 'Ann', lastName: 'Lee' });
  const team = await make(db.store, boss, toy.team, { code: 'T1', lead: lead?.id });
  const file = await make(db.store, boss, toy.attachment, { name: 'contract.pdf' });
  const id = randomUUID();
  const made = await make(db.store, boss, toy.project, {
    ...whole,
    id,
    owner: lead?.id,
    sponsor: lead?.id,
    team: team?.id,
    members: [lead?.id],
    contract: file?.id,
    cover: file?.id,
  });

  const person = { id: lead?.id, label: 'Ann Lee' };
  const { secretNote: _, ...shown } = whole;
  const wanted = {
    ...shown,
    id,
    version: 1,
    tenantId: boss.tenant,
    owner: person,
    sponsorId: lead?.id,
    team: { id: team?.id, label: 'Ann Lee' },
    tint: null,
    members: [person],
    contract: { id: file?.id, label: 'contract.pdf' },
    cover: { id: file?.id, label: 'contract.pdf' },
    account: '•••• 5678',
    iban: '•••• 0189',
    status: 'DRAFT',
    billing: 'NONE',
    createdBy: { id: boss.me.user, label: 'The boss' },
    updatedBy: { id: boss.me.user, label: 'The boss' },
  };
  expect(made).toMatchObject(wanted);
  expect(made).not.toHaveProperty('secretNote');
  expect(made?.created).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
  expect(await one(db.store, boss, toy.project, id)).toEqual(made);
  expect((await page(db.store, boss, toy.project)).content).toEqual([made]);
});

test('what is loaded for rules has relations as ids, and secrets', async () => {
  const boss = caller(['boss']);
  const lead = await make(db.store, boss, toy.person, { firstName: 'Ann', lastName: 'Lee' });
  const made = await make(db.store, boss, toy.project, { ...whole, owner: lead?.id, members: [lead?.id] });
  const loaded = await db.store.transaction(boss, (tx) =>
    tx.load(toy.project, made?.id as string, { where: true, lock: true }),
  );
  expect(loaded).toMatchObject({
    ...whole,
    account: '•••• 5678',
    iban: '•••• 0189',
    owner: lead?.id,
    members: [lead?.id],
    createdBy: boss.me.user,
  });
});

test('empty values come back as null, an open period without its end', async () => {
  const boss = caller(['boss']);
  const made = await make(db.store, boss, toy.project, {
    name: 'Bare',
    reference: 'B',
    period: { from: '2026-05-01', to: null },
  });
  expect(made).toMatchObject({
    period: { from: '2026-05-01', to: null },
    place: null,
    site: null,
    amount: null,
    iban: null,
    owner: null,
    members: [],
    extra: null,
  });
});

test('hidden fields are left out of lists and records', async () => {
  const boss = caller(['boss']);
  const made = await make(db.store, boss, toy.project, whole);
  const reader = caller(['reader'], { tenant: boss.tenant });
  const seen = await one(db.store, reader, toy.project, made?.id as string);
  expect(seen).toHaveProperty('amount');
  expect(seen).not.toHaveProperty('iban');
  expect((await page(db.store, reader, toy.project)).content[0]).not.toHaveProperty('iban');
});

test('a list of chosen fields has these, the id and the version', async () => {
  const boss = caller(['boss']);
  const made = await make(db.store, boss, toy.project, { name: 'A', reference: 'A' });
  const { content } = await page(db.store, boss, toy.project, { fields: ['name', 'sponsorId'] });
  expect(content).toEqual([{ id: made?.id, version: 1, name: 'A', sponsorId: null }]);
});

test('nobody reads without a grant to read', async () => {
  const boss = caller(['boss']);
  const made = await make(db.store, boss, toy.project, { name: 'A', reference: 'A' });
  for (const roles of [[], ['writer'], ['nobody']]) {
    const stranger = caller(roles, { tenant: boss.tenant });
    expect(await one(db.store, stranger, toy.project, made?.id as string)).toBeUndefined();
    expect(await page(db.store, stranger, toy.project)).toMatchObject({ content: [], totalElements: 0, nextKey: null });
  }
});

test('who may create but not read is answered the id only', async () => {
  const writer = caller(['writer']);
  const made = await make(db.store, writer, toy.project, { name: 'A', reference: 'A' });
  expect(made).toEqual({ id: made?.id, can: [] });
});

const can = async (who: Caller, id: string): Promise<unknown> => (await one(db.store, who, toy.project, id))?.can;

test('answers carry what may be done: by role, by the state of both lifecycles, by the declared filters', async () => {
  const ann = randomUUID();
  const boss = caller(['boss'], { person: ann });
  await make(db.store, boss, toy.person, { id: ann, firstName: 'Ann', lastName: 'Lee' });
  const draft = (await make(db.store, boss, toy.project, { name: 'A', reference: 'A', priority: 3 }))?.id as string;
  const open = (await make(db.store, boss, toy.project, { name: 'B', reference: 'B', priority: 6, status: 'OPEN' }))
    ?.id as string;
  const mine = (await make(db.store, boss, toy.project, { name: 'C', reference: 'C', status: 'OPEN', owner: ann }))
    ?.id as string;
  const billed = (await make(db.store, boss, toy.project, { name: 'D', reference: 'D', billing: 'BILLED' }))
    ?.id as string;

  expect(await can(boss, draft)).toEqual(['update', 'delete', 'open', 'bill']);
  expect(await can(boss, open)).toEqual(['update', 'bill', 'review', 'close']);
  expect(await can(boss, mine)).toEqual(['update', 'bill']);
  expect(await can(boss, billed)).toEqual(['open']);
  const reader = caller(['reader'], { tenant: boss.tenant });
  expect(await can(reader, open)).toEqual(['review']);
  const worker = caller(['worker'], { tenant: boss.tenant, person: ann });
  expect(await can(worker, mine)).toEqual(['update']);
  const nobodysPerson = caller(['boss'], { tenant: boss.tenant, person: null });
  expect(await can(nobodysPerson, open)).not.toContain('close');
});

test('records that can be taken out of use say which way', async () => {
  const boss = caller(['boss']);
  const team = await make(db.store, boss, toy.team, { code: 'T' });
  const gone = await make(db.store, boss, toy.team, { code: 'G', active: false });
  expect(team?.can).toEqual(['update', 'deactivate', 'delete']);
  expect(gone?.can).toEqual(['update', 'activate', 'delete']);
});

test('the system may do everything, in any state', async () => {
  const system = caller([], { system: 'test' });
  const made = await make(db.store, system, toy.project, {
    name: 'A',
    reference: 'A',
    status: 'OPEN',
    billing: 'BILLED',
  });
  expect(made?.can).toEqual(['update', 'delete', 'expire', 'review', 'close']);
  expect(rightsOf(system, toy.project).deeds.delete).toBe(true);
});

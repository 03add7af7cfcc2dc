import { type Entity, isNumberedAtStart, isRefusal, kebab, numberings, type Values } from '@homeport/grammar';
import { catalogue, type RoleKey, roles } from '@homeport/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inputFor, make } from '../support/factory.ts';
import { type Homeport, startHomeport } from '../support/homeport.ts';

/**
 * Reference numbers are the engine's: of records that are made at once none has the number of another, what is given up leaves
 * no hole, one that people gave is passed over, and a record that comes back out of the bin has the number it had.
 */
let port: Homeport;
let home: string;
let as: string;
beforeAll(async () => {
  port = await startHomeport({ env: { RATE_FACTOR: '1000' } });
  home = await port.tenant('NUMBERS');
  await port.user(home, 'numbers.all', Object.keys(roles) as RoleKey[], (await make(port.in(home), 'person')).id);
  as = await port.signIn('numbers.all');
}, 120_000);
afterAll(() => port?.[Symbol.asyncDispose]());

const numbered = catalogue.entities.flatMap((entity) =>
  Object.entries(entity.fields).flatMap(([name, field]) =>
    isNumberedAtStart(field) ? [[`${entity.name}.${name}`, entity, name] as const] : [],
  ),
);
const inputOf = async (entity: Entity, name: string): Promise<Values> => {
  const { [name]: _given, ...input } = await inputFor(port.in(home), entity);
  return input;
};
const create = async (entity: Entity, input: Values): Promise<Values & { id: string }> => {
  const made = await port
    .in(home)
    .records(entity)
    .create(input as never);
  if (isRefusal(made)) throw new Error(`${entity.name} was not made: ${JSON.stringify(made)}`);
  return made as unknown as Values & { id: string };
};
const countIn = (reference: unknown): number => Number(String(reference).replace(/^\D+/, ''));

test('there are some', () => expect(numbered.length).toBeGreaterThan(8));
describe.each(numbered)('%s', (_, entity, name) => {
  test('counts without holes and never twice', { timeout: 60_000 }, async () => {
    const inputs: Values[] = [];
    for (let n = 0; n < 6; n += 1) inputs.push(await inputOf(entity, name));
    const first = await create(entity, inputs[0] as Values);
    const prefixes = numberings(entity.fields[name] as never).map(({ prefix }) => prefix);
    expect(prefixes.some((prefix) => String(first[name]).startsWith(prefix))).toBe(true);

    const together = await Promise.all(inputs.slice(1, 4).map((input) => create(entity, input)));
    const counts = together.map((one) => countIn(one[name])).sort((a, b) => a - b);
    expect(counts).toEqual([1, 2, 3].map((n) => countIn(first[name]) + n));

    const givenUp = port.in(home).inTransactionOrThrow(async (ctx) => {
      const made = await ctx.records(entity).create(inputs[4] as never);
      expect(isRefusal(made)).toBe(false);
      throw new Error('given up');
    });
    await expect(givenUp).rejects.toThrow('given up');
    const next = await create(entity, inputs[5] as Values);
    expect(countIn(next[name])).toBe(countIn(first[name]) + 4);
  });
  test('stays when it comes back out of the bin', { timeout: 60_000 }, async () => {
    const made = await create(entity, await inputOf(entity, name));
    const { id } = made;
    const path = `fe/${kebab(entity.name)}/${id}`;
    const { version, can = [] } = (await port.call('GET', path, { as })).body;
    // Some are never deleted by anybody.
    if (entity.goesForGood || !can.includes('delete')) return;
    const gone = await port.call('DELETE', path, { as, headers: { 'if-match': `"${version}"` } });
    expect(gone.status).toBe(204);
    const next = await create(entity, await inputOf(entity, name));
    expect(countIn(next[name])).toBeGreaterThan(countIn(made[name]));
    const restored = await port.call('POST', `bin-restore/${entity.name}`, { as, body: { ids: [id] } });
    expect(restored.status).toBe(200);
    const back = (await port.in(home).records(entity).get(id)) as unknown as Values;
    expect(back[name]).toBe(made[name]);
  });
});

test('a number that people have given is kept, and passed over by the series', async () => {
  const entity = catalogue.entity('initiation');
  const given = await make(port.in(home), entity, { reference: 'IN-000900' });
  expect(given.reference).toBe('IN-000900');
  const before = await create(entity, await inputOf(entity, 'reference'));
  expect(countIn(before.reference)).toBeLessThan(900);
  await make(port.in(home), entity, { reference: `IN-${String(countIn(before.reference) + 1).padStart(6, '0')}` });
  expect((await create(entity, await inputOf(entity, 'reference'))).reference).toBe('IN-000901');
});

test('an invoice has the number of its proforma until it is approved, and keeps it beside its own', async () => {
  const invoices = port.in(home).records(catalogue.entity('invoice'));
  const { id, reference } = await make(port.in(home), 'invoice', { externalReference: 'Law', reference: undefined });
  expect(reference).toMatch(/^P-\d{6}$/);
  await make(port.in(home), 'invoiceLine', { invoice: id, unitAmount: '10' });
  for (const step of ['issue', 'approve']) expect(isRefusal(await invoices.move(id, `status.${step}`))).toBe(false);
  const approved = (await invoices.get(id)) as unknown as Values;
  expect(approved.reference).toMatch(/^INV-\d{6}$/);
  expect(approved.proformaReference).toBe(reference);
});

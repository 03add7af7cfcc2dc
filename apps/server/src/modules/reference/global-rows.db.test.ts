import { makeContext, systemPrincipal } from '@homeport/engine';
import { isRefusal } from '@homeport/grammar';
import { currency } from '@homeport/model/reference';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Homeport, startHomeport } from '../../../../../tests/support/homeport.ts';

let port: Homeport;
let tenant: string;
beforeAll(async () => {
  port = await startHomeport();
  tenant = await port.tenant('GLOBAL');
}, 120_000);
afterAll(async () => {
  await port?.[Symbol.asyncDispose]();
});

test('inside somebody’s transaction the system writes rows of all tenants, and the caller still cannot', async () => {
  const me = { ...systemPrincipal(tenant), user: crypto.randomUUID(), roles: ['administrator'] };
  const ctx = makeContext(port.server.engine, { me, requestId: 'test' });
  const touched = (by: typeof ctx) =>
    by.query(sql`update app.currency set name = name where code = 'EUR' returning code`);
  const done = await ctx.inTransactionOrThrow(async (inside) => {
    expect(await touched(inside)).toEqual([]);
    const [euro] = await inside.records(currency).find({ filter: { field: 'code', op: 'eq', value: 'EUR' } });
    const refused = await inside.records(currency).update(euro?.id as string, { name: 'Mine' } as never);
    expect(isRefusal(refused)).toBe(true);
    return euro;
  });
  const written = await ctx.inTransaction(async (inside) => {
    const system = inside.asSystem('a currency is renamed');
    const renamed = await system.records(currency).update(done?.id as string, { name: 'Euro of the system' } as never);
    expect(isRefusal(renamed)).toBe(false);
    expect(await touched(inside)).toEqual([]);
    return renamed;
  });
  expect(written).toMatchObject({ name: 'Euro of the system' });
});

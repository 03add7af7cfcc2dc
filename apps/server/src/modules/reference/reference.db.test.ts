import { mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { benefitToExpenseItem } from '@homeport/model/benefits';
import { optionDefaults } from '@homeport/model/reference';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type Homeport, startHomeport } from '../../../../../tests/support/homeport.ts';
import { benefitDefaults } from './benefits.data.ts';
import { expenseItemDefaults } from './expense-items.data.ts';
import { loadReferenceData } from './load-reference-data.ts';
import { keepReferenceData } from './reference-state.ts';
import { serviceTypeDefaults } from './service-types.data.ts';
import { systemCaller } from './system-caller.ts';
import { taxCodeDefaults } from './tax-codes.data.ts';
import { insertTenantDefaults } from './tenant-defaults.ts';

let home: Homeport;
beforeAll(async () => {
  home = await startHomeport();
});
afterAll(() => home?.[Symbol.asyncDispose]());

const nobodysTenant = '0190b6a0-0000-7000-8000-00000000abcd';
const query = <R>(statement: ReturnType<typeof sql<R>>, tenant = nobodysTenant): Promise<R[]> =>
  home.server.store.transaction(systemCaller(tenant, 'test'), (tx) => tx.query(statement));

test.each(['currency', 'country', 'tax-code', 'data-option'])(
  'the list %s comes whole when no page is asked for, and by pages when one is',
  async (path) => {
    const tenant = await home.tenant(`WHOLE-${path.toUpperCase()}`);
    await home.server.store.transaction(systemCaller(tenant, 'test'), (tx) =>
      insertTenantDefaults(tx, { id: tenant, baseCurrency: 'EUR', language: 'en' }),
    );
    await home.user(tenant, `reader.of.${path}`, ['caseManager']);
    const as = await home.signIn(`reader.of.${path}`);
    const whole = (await home.call('GET', path, { as })).body;
    expect(whole.content.length).toBe(whole.totalElements);
    expect(whole.totalElements).toBeGreaterThan(20);
    expect((await home.call('GET', `${path}?page=0`, { as })).body.content).toHaveLength(20);
    expect((await home.call('GET', `${path}?page=0&size=5`, { as })).body.content).toHaveLength(5);
  },
);

describe('reference data in the database', () => {
  test('is there after the start, and loading it again writes nothing', async () => {
    expect(await loadReferenceData(home.server.store)).toBe(0);
    const [row] = await query(sql<{ n: number }>`select count(*)::int as n from app.country`);
    expect(row?.n).toBe(249);
  });
  test('that differs from the standard is put right, and nothing else is touched', async () => {
    await query(sql`update app.currency set name = 'Yen of old', decimals = 2 where code = 'JPY'`);
    expect(await loadReferenceData(home.server.store)).toBe(1);
    const rows = await query(sql<{ code: string; decimals: number; version: number }>`
      select code, decimals, version from app.currency where code in ('JPY', 'EUR') order by code`);
    expect(rows).toEqual([
      { code: 'EUR', decimals: 2, version: 1 },
      { code: 'JPY', decimals: 0, version: 2 },
    ]);
  });
  test('that stands as the last start left it is not worked out again; anything else is', async () => {
    const { store } = home.server;
    const folder = mkdtempSync(join(tmpdir(), 'homeport-reference-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const note = join(folder, 'reference-data');
    expect(await keepReferenceData(store, note)).toBe(0);
    const known = readFileSync(note, 'utf8');
    // Not worked out: otherwise the note would be written.
    utimesSync(note, 1000, 1000);
    expect(await keepReferenceData(store, note)).toBe(0);
    expect(statSync(note).mtimeMs).toBe(1_000_000);
    await query(sql`update app.currency set decimals = 2 where code = 'JPY'`);
    expect(await keepReferenceData(store, note)).toBe(1);
    expect(readFileSync(note, 'utf8')).not.toBe(known);
    // Of another release.
    writeFileSync(note, known);
    await query(sql`update app.country set name = 'Somewhere' where code = 'FR'`);
    expect(await keepReferenceData(store, note)).toBe(1);
  });
  test('that cannot be noted is worked out at each start', async () => {
    expect(await keepReferenceData(home.server.store, '/dev/null/reference-data')).toBe(0);
  });
});

describe('a new tenant', () => {
  test('gets everything its screens choose from, with a history', async () => {
    const id = await home.tenant('NEWCOMER');
    await home.server.store.transaction(systemCaller(id, 'a new tenant'), (tx) =>
      insertTenantDefaults(tx, { id, baseCurrency: 'GBP', language: 'es' }),
    );
    const count = async (table: string): Promise<number> =>
      Number((await query(sql<{ n: string }>`select count(*) as n from ${sql.table(`app.${table}`)}`, id))[0]?.n);
    expect(await count('data_option')).toBe(Object.values(optionDefaults).flat().length);
    expect(await count('expense_item')).toBe(expenseItemDefaults.length);
    expect(await count('tax_code')).toBe(taxCodeDefaults.length);
    expect(await count('service_type')).toBe(serviceTypeDefaults.length);
    expect(await count('benefit_to_expense_item')).toBe(benefitDefaults.flatMap((b) => b.items).length);
    const [item] = await query(
      sql<{ name: string; name_fr: string; currency: string; active: boolean }>`
        select name, name_fr, currency, active from app.expense_item where code = 'HOTEL'`,
      id,
    );
    expect(item).toEqual({ name: 'Hotel', name_fr: 'Hôtel', currency: 'GBP', active: true });
    const [type] = await query(sql<{ name: string }>`select name from app.service_type where code = 'HOME_SEARCH'`, id);
    expect(type?.name).toBe('Búsqueda de vivienda');
    const [past] = await query(
      sql<{
        n: string;
      }>`select count(*) as n from engine.history where entity = ${benefitToExpenseItem.name} and version = 1`,
      id,
    );
    expect(Number(past?.n)).toBe(benefitDefaults.flatMap((b) => b.items).length);
  });
});

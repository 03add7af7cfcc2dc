import type { Store, Transaction } from '@homeport/engine/store';
import type { Entity, Values } from '@homeport/grammar';
import { caseDetail, caseService } from '@homeport/model/cases';
import { caseExpense, caseExpenseBatch } from '@homeport/model/expenses';
import { user } from '@homeport/model/identity';
import { expensePayment } from '@homeport/model/payments';
import { exchangeRate } from '@homeport/model/rates';
import { tenant as tenantEntity } from '@homeport/model/tenancy';
import { sql } from 'kysely';
import type { FileStore, TextOf } from '../../services.ts';
import { insertTenantDefaults, systemCaller, writeRows } from '../reference/index.ts';
import { type Clock, clockAt } from './clock.ts';
import { type ToldTenant, tellTenant } from './tell-tenant.ts';
import { type DemoTenant, demoTenants, meridian } from './tenants.data.ts';
import { type DemoFile, userId } from './world.ts';
import { writeWorld } from './write-world.ts';

/** What the demo is loaded with. */
export interface DemoParts {
  readonly store: Store;
  readonly files: Pick<FileStore, 'put'>;
  readonly textOf: TextOf;
  /** The hash of the password all users of the demo have; asked for only when there is something to load. */
  readonly passwordHash: () => Promise<string>;
  /** Is told what was loaded, a line per tenant. */
  readonly log: (line: string) => void;
  /** The day from which everything is counted; now unless told. */
  readonly now?: Temporal.Instant;
}

/**
 * Loads the demo tenants that are not there yet, each in one transaction; answers how many. A tenant that was cut off by a
 * kill left nothing behind and is loaded by the next start. Nobody can sign in before the tenants' own rows are written.
 */
export async function loadDemo(parts: DemoParts): Promise<number> {
  const missing: DemoTenant[] = [];
  for (const tenant of demoTenants) if (!(await isThere(parts.store, tenant))) missing.push(tenant);
  if (missing.length > 0) {
    const passwordHash = await parts.passwordHash();
    const clock = clockAt(parts.now ?? Temporal.Now.instant());
    for (const tenant of missing) await loadTenant(parts, tenant, clock, passwordHash);
  }
  await addTenantRows(parts.store);
  return missing.length;
}

const callerIn = (tenant: DemoTenant) =>
  systemCaller(tenant.id, 'demo', userId(tenant.code === 'NORDLYS' ? 'other.admin' : 'admin.one'));

const isThere = (store: Store, tenant: DemoTenant): Promise<boolean> =>
  store.transaction(callerIn(tenant), async (tx) => {
    const rows = await tx.query(sql`select 1 from app."user" where tenant_id = ${tenant.id}::uuid limit 1`);
    return rows.length > 0;
  });

async function loadTenant(
  { store, files, textOf, log }: DemoParts,
  tenant: DemoTenant,
  clock: Clock,
  passwordHash: string,
): Promise<void> {
  const started = performance.now();
  const told = tellTenant(tenant, clock, passwordHash, textOf);
  await keepFiles(files, told.world.files);
  await store.transaction(callerIn(tenant), (tx) => writeTenant(tx, told));
  const count = (entity: Entity): string => told.world.rowsOf(entity).length.toLocaleString('en');
  const what =
    told.world.rowsOf(caseDetail).length > 0
      ? `${count(caseDetail)} assignments, ${count(caseService)} services, ${count(caseExpenseBatch)} expense reports with ${count(caseExpense)} expenses, ${count(expensePayment)} payments`
      : `${count(user)} users, ${count(exchangeRate)} exchange rates`;
  log(`${tenant.name}: ${what} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
}

/** Files lie in the store before the rows that name them. */
async function keepFiles(files: DemoParts['files'], all: readonly DemoFile[]): Promise<void> {
  const left = all.values();
  const worker = async (): Promise<void> => {
    for (const { key, bytes } of left) await files.put(key, bytes);
  };
  await Promise.all(Array.from({ length: 12 }, worker));
}

/** All rows of a tenant, on top of the settings every new tenant has. */
async function writeTenant(tx: Transaction, told: ToldTenant): Promise<void> {
  const { tenant, clock, words } = told.world;
  await insertTenantDefaults(tx, {
    id: tenant.id,
    baseCurrency: tenant.baseCurrency,
    language: words,
    at: clock.at(-1099, 8),
  });
  await writeWorld(tx, told);
  for (const [kind, last] of Object.entries(told.numbers)) {
    await tx.query(sql`insert into engine.reference_number (name, last) values (${kind}, ${last})`);
  }
}

/** The tenants' own rows, each in the tenant that manages it. */
async function addTenantRows(store: Store): Promise<void> {
  for (const manager of demoTenants.filter((t) => !t.managed)) {
    const own = demoTenants.filter((t) => t === manager || (t.managed && manager === meridian));
    await store.transaction(callerIn(manager), async (tx) => {
      const known = await tx.query<{ id: string }>(sql`select id from app.tenant`);
      const rows = own
        .filter((t) => !known.some((k) => k.id === t.id))
        .map((t) => ({ id: t.id, steps: [tenantStep(t)] as const }));
      await writeRows(tx, tenantEntity, rows);
    });
  }
}

const tenantStep = (t: DemoTenant) => ({
  deed: 'create',
  at: String(
    Temporal.Now.instant()
      .subtract({ hours: 24 * 1100 })
      .round('second'),
  ),
  by: userId(t.code === 'NORDLYS' ? 'other.admin' : 'admin.one'),
  set: {
    code: t.code,
    name: t.name,
    kind: t.kind,
    parent: t.managed ? meridian.id : null,
    subDomain: t.subDomain,
    supportEmail: `help@${t.subDomain}.example`,
    language: t.language,
    baseCurrency: t.baseCurrency,
    enableMaiDigitalSigning: t.code === 'CASTELLANE',
    confirmationFieldsForBankDetailsSettings: t.code === 'CASTELLANE' ? 'accountName,iban,accountNumber' : null,
  } satisfies Values,
});

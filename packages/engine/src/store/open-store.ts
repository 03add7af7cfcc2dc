import { type Catalogue, certain } from '@homeport/grammar';
import type pg from 'pg';
import type { Caller } from '../rights/caller.ts';
import { everything } from '../rights/everything.ts';
import { makeVault } from './bank-parts.ts';
import { fairPool } from './fair-pool.ts';
import { type Composing, createForm, findForm, listForm, oneForm, similarForm, sumsForm } from './forms.ts';
import { openPool } from './pool.ts';
import {
  emptyList,
  emptySums,
  type PortfolioCaller,
  portfolioFindForm,
  portfolioListForm,
  portfolioOneForm,
  portfolioSumsForm,
} from './portfolio-forms.ts';
import { type FirstValue, type Prepared, send, sendForRow } from './round-trip.ts';
import { portfolioSettingsOf, readingSettingsOf, type Settings, settingsOf } from './settings.ts';
import { makeStatements } from './statements.ts';
import type { Store } from './store.ts';
import { makeTotals } from './totals.ts';
import { runFree, runTransaction } from './transaction.ts';

export interface StoreOptions {
  /** Connection as the owner of the database or another role that may act as the application's. */
  readonly url: string;
  readonly catalogue: Catalogue;
  /** Master secrets for what is encrypted; the first seals, the others still open. At least 32 characters each. */
  readonly secrets: readonly string[];
  /** Connections at most; some more than there are processors serve best. */
  readonly poolSize?: number;
  /** `reporter` opens a store that only reads, for exports and reports; the application's unless said otherwise. */
  readonly role?: 'app' | 'reporter';
  /** Is told of lost connections. */
  readonly log?: (line: string, detail?: unknown) => void;
  /** Is told after each commit that may have left an event in the outbox, and which one where it can be only one. */
  readonly committed?: (event?: string) => void;
}

/** Opens the store over a migrated database. */
export async function openStore(options: StoreOptions): Promise<Store> {
  const { url, catalogue, secrets, poolSize = 10, role, log = () => {}, committed = () => {} } = options;
  const vault = makeVault(secrets);
  const pool = openPool({
    url,
    size: poolSize,
    ...(role ? { role } : {}),
    onLost: (error) => log('a connection to the database was lost', error),
  });
  const composing: Composing = {
    catalogue,
    statements: makeStatements(),
    vault,
    repeatsTenant: !(await searchesUseIndexes(pool)),
  };
  const fair = fairPool(pool, poolSize);
  const sending = (tenant: string, settings: Settings | undefined, statement: Prepared): Promise<FirstValue> =>
    fair.with(tenant, (client) => send(client, settings, statement));
  const totals = makeTotals();
  const notes = role === 'reporter' ? undefined : forgetNotes(pool, log);
  /** Over several companies: as the role that only reads. Undefined where there is nothing to ask. */
  const overAll = async (caller: PortfolioCaller, statement: Prepared | undefined): Promise<FirstValue> =>
    statement && (await sending(caller.tenant, portfolioSettingsOf(caller.companies), statement));
  return {
    catalogue,
    list: async (caller, entity, allowance, query) => {
      if (isPortfolio(caller) && entity.scope !== 'global')
        return (await overAll(caller, portfolioListForm(composing, caller, entity, query))) ?? emptyList(query);
      const statement = listForm(composing, caller, entity, allowance, query, totals);
      const row = await fair.with(caller.tenant, (client) => sendForRow(client, readingSettingsOf(caller), statement));
      if (statement.totalKey !== undefined && row?.[1]) totals.set(statement.totalKey, row[1]);
      return certain(row?.[0]);
    },
    sums: async (caller, entity, allowance, query) =>
      isPortfolio(caller) && entity.scope !== 'global'
        ? ((await overAll(caller, portfolioSumsForm(composing, caller, entity, query))) ?? emptySums(query))
        : certain(
            await sending(
              caller.tenant,
              readingSettingsOf(caller),
              sumsForm(composing, caller, entity, allowance, query),
            ),
          ),
    find: async (caller, sought, text) =>
      (isPortfolio(caller)
        ? await overAll(caller, portfolioFindForm(composing, caller, sought, text))
        : await sending(caller.tenant, readingSettingsOf(caller), findForm(composing, caller, sought, text))) ?? '[]',
    similar: async (caller, entity, allowance, name) =>
      (await sending(
        caller.tenant,
        readingSettingsOf(caller),
        similarForm(composing, caller, entity, allowance, name),
      )) ?? '[]',
    one: async (caller, entity, allowance, id) =>
      (isPortfolio(caller) && entity.scope !== 'global'
        ? await overAll(caller, portfolioOneForm(composing, caller, entity, id))
        : await sending(caller.tenant, readingSettingsOf(caller), oneForm(composing, caller, entity, allowance, id))) ??
      undefined,
    create: async (caller, entity, allowance, values, change, kept) => {
      refusePortfolio(caller);
      const how = { allowance, kept, isAudited: caller.system !== undefined };
      const statement = createForm(composing, caller, entity, values, change, how, everything);
      const made = await sending(caller.tenant, settingsOf(caller), statement);
      committed(`${entity.name}.created`);
      return made ?? undefined;
    },
    transaction: async (caller, work) => {
      refusePortfolio(caller);
      const result = await runTransaction(fair, composing, caller, work);
      committed();
      return result;
    },
    open: (statement, inLineOf = '') => fair.with(inLineOf, (client) => runFree(client, statement)),
    ready: async () => {
      try {
        return (await sending('', undefined, { name: 'ready', text: "select 'yes'", values: [] })) === 'yes';
      } catch {
        return false;
      }
    },
    close: () => {
      clearInterval(notes);
      return pool.end();
    },
  };
}

/** Whether a read is over several companies. The system has all rights in one: it never reads over more. */
function isPortfolio(caller: Caller): caller is PortfolioCaller {
  if (caller.companies !== undefined && caller.system !== undefined) throw new Error('the system reads one company');
  return caller.companies !== undefined;
}
/** What is written belongs to one company, which has to be known. */
function refusePortfolio({ companies }: Caller): void {
  if (companies !== undefined) throw new Error('nothing is written over several companies');
}

/** Minutes after which notes of changes are removed; no total is given again after one. */
const forgetAfter = 5;

/** Every node removes notes of changes that had ended when it last looked. */
function forgetNotes(pool: pg.Pool, log: (line: string, detail?: unknown) => void): NodeJS.Timeout {
  let horizon = '0';
  const forget = async (): Promise<void> => {
    const { rows } = await pool.query<{ now: string }>('select engine.forget_changes($1::xid8)::text as now', [
      horizon,
    ]);
    horizon = rows[0]?.now ?? horizon;
  };
  return setInterval(() => {
    forget().catch((error: unknown) => log('notes of changes could not be removed', error));
  }, forgetAfter * 60_000).unref();
}

/** Whether text searches find their index under row security (see the migrations' leakproof functions). */
async function searchesUseIndexes(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ safe: boolean }>(
    "select proleakproof as safe from pg_proc where oid = 'pg_catalog.textlike(text, text)'::regprocedure",
  );
  return rows[0]?.safe === true;
}

import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Context,
  defineFacts,
  defineFactsOfAll,
  each,
  type FactsLoader,
  its,
  makeContext,
  makeEngine,
  type Principal,
} from '@homeport/engine';
import { differenceBetween, emptySnapshot, migrate, migrationFiles, takeSnapshot } from '@homeport/engine/schema';
import { openStore } from '@homeport/engine/store';
import {
  currency,
  defineCatalogue,
  defineEntity,
  defineRefusals,
  defineRules,
  derived,
  Exact,
  lifecycle,
  money,
  ref,
  text,
  whole,
} from '@homeport/grammar';
import { sql } from 'kysely';
import pg from 'pg';
import { templateDatabase, testDatabase } from '../postgres.ts';

/*
 * Lines are part of a paper, papers lie in a binder: what a line is worth is added up on its paper, and what its papers are
 * worth on the binder. A paper's currency is that of its lines.
 */
const full = { clerk: { do: 'everything' } } as const;
const user = defineEntity({
  name: 'user',
  label: 'User',
  plural: 'Users',
  title: ['name'],
  fields: { name: text('Name', { required: true }) },
  access: full,
});
const binder = defineEntity({
  name: 'binder',
  label: 'Binder',
  plural: 'Binders',
  title: ['name'],
  fields: {
    name: text('Name', { required: true }),
    worth: derived(money('Worth')),
    currency: currency('Currency', { initial: 'EUR' }),
    papers: derived(whole('Papers')),
  },
  access: full,
});
const paper = defineEntity({
  name: 'paper',
  label: 'Paper',
  plural: 'Papers',
  title: ['name'],
  fields: {
    name: text('Name', { required: true }),
    binder: ref('Binder', 'binder'),
    currency: currency('Currency', { required: true }),
    total: derived(money('Total')),
    lines: derived(whole('Lines')),
    status: lifecycle('Status', {
      initial: 'OPEN',
      states: { OPEN: { label: 'Open', editable: true, deletable: true }, CLOSED: { label: 'Closed', final: true } },
      transitions: { close: { label: 'Close', from: ['OPEN'], to: 'CLOSED', by: ['clerk'] } },
    }),
  },
  access: full,
});
const line = defineEntity({
  name: 'line',
  label: 'Line',
  plural: 'Lines',
  title: ['name'],
  partOf: 'paper',
  fields: {
    paper: ref('Paper', 'paper', { required: true, onDelete: 'cascade' }),
    name: text('Name', { required: true }),
    amount: money('Amount', { required: true }),
    currency: derived(currency('Currency')),
  },
  access: full,
});
const refusals = defineRefusals('binder', { noDollars: { kind: 'invalid', text: 'No line is in dollars.' } });

interface Amounts extends Readonly<Record<string, unknown>> {
  readonly amounts: readonly string[];
}
const sum = ({ amounts }: Amounts): string => amounts.reduce((all, one) => all.plus(one), new Exact(0)).toFixed(2);

export const books = { user, binder, paper, line };
const binderCatalogue = defineCatalogue([
  {
    name: 'binder',
    actions: [],
    routes: [],
    events: [],
    screens: [],
    entities: [user, binder, paper, line],
    refusals: [refusals],
    rules: [
      defineRules<typeof binder, Amounts>(binder, {
        derive: (_, facts) => ({ worth: sum(facts), papers: facts.amounts.length }),
      }),
      defineRules<typeof paper, Amounts>(paper, {
        derive: (_, facts) => ({ total: sum(facts), lines: facts.amounts.length }),
      }),
      defineRules<typeof line, { readonly currency: string }>(line, {
        derive: (_, facts) => ({ currency: facts.currency }),
        check: (_record, _before, facts) => (facts.currency === 'USD' ? [refusals.noDollars({}, 'currency')] : []),
      }),
    ],
  },
]);

/** How often facts were loaded, and of how many records, by entity. */
export type Loads = Record<string, number[]>;

/** Sums of each record over rows that lead to it. */
const amountsOf =
  (table: string, by: string, amount: string) =>
  async (ctx: Context, ids: readonly string[]): Promise<Amounts[]> => {
    const rows = await ctx.query(sql<{ id: string; amounts: string[] }>`
      select x.id, coalesce((select jsonb_agg(coalesce(${sql.ref(`t.${amount}`)}, 0)::text)
        from ${sql.table(`app.${table}`)} t where ${sql.ref(`t.${by}`)} = x.id), '[]') as amounts
      from unnest(${ids}::uuid[]) with ordinality x(id, n) order by x.n`);
    return rows.map(({ amounts }) => ({ amounts }));
  };
const papersOf = amountsOf('paper', 'binder_id', 'total');
const linesOf = amountsOf('line', 'paper_id', 'amount');

const factsCounted = (loads: Loads): FactsLoader[] => {
  const count = (name: string, records: number): void => {
    loads[name] = [...(loads[name] ?? []), records];
  };
  return [
    defineFactsOfAll(
      binder,
      (ctx, asked) => {
        count('binder', asked.length);
        return papersOf(
          ctx,
          asked.map(({ record }) => record.id),
        );
      },
      { from: { papers: each(paper, 'binder', ['total']) } },
    ),
    defineFactsOfAll(
      paper,
      (ctx, asked) => {
        count('paper', asked.length);
        return linesOf(
          ctx,
          asked.map(({ record }) => record.id),
        );
      },
      { from: { lines: each(line, 'paper', ['amount']) } },
    ),
    defineFacts(
      line,
      async (ctx, record) => {
        count('line', 1);
        const [found] = await ctx.query(sql<{ currency: string }>`
          select currency from app.paper where id = ${record.paper.id}::uuid`);
        return { currency: found?.currency };
      },
      { from: { paper: its(paper, 'paper', ['currency']) } },
    ),
  ];
};

async function migrateBinder(url: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'homeport-binder-'));
  try {
    const difference = differenceBetween(emptySnapshot, takeSnapshot(binderCatalogue));
    for (const file of migrationFiles(difference, 1, 'binder')) await writeFile(join(folder, file.name), file.text);
    await migrate({ url, folder });
  } finally {
    await rm(folder, { recursive: true });
  }
}

export interface BinderServer extends AsyncDisposable {
  /** Contexts of clerks of one tenant, each for a call of its own. */
  clerk(): Context;
  readonly loads: Loads;
  /** As superuser. */
  readonly behind: pg.Client;
}

/** The binder on a database of its own. */
export async function binderServer(): Promise<BinderServer> {
  const database = await testDatabase(await templateDatabase('binder', migrateBinder));
  const secrets = ['a secret of the binder for its tests only'];
  const store = await openStore({ url: database.url, catalogue: binderCatalogue, secrets });
  const loads: Loads = {};
  const engine = makeEngine({ catalogue: binderCatalogue, store, facts: factsCounted(loads) });
  const behind = new pg.Client(database.superuserUrl);
  await behind.connect();
  const tenant = randomUUID();
  const me: Principal = {
    user: randomUUID(),
    userName: 'clerk',
    displayName: 'Clerk',
    person: null,
    employee: null,
    homeTenant: tenant,
    tenants: [tenant],
    roles: ['clerk'],
    delegators: [],
    audiences: [],
    session: 'clerk',
    provenAt: Date.now(),
    locale: 'en',
  };
  return {
    clerk: () => makeContext(engine, { me, requestId: 'test' }),
    loads,
    behind,
    [Symbol.asyncDispose]: async () => {
      await store.close();
      await behind.end();
      await database.drop();
    },
  };
}

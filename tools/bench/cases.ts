import type { BenchDatabase } from './bench-database.ts';
import { ask } from './bench-database.ts';
import { loginOf, password } from './fill-tenants.ts';
import type { Case } from './rounds.ts';

/** Tenants that are asked in turn: enough that no cache of one of them decides. */
const tenants = 10;
const filter = encodeURIComponent(JSON.stringify({ approvalStatus: 'AWAITING_APPROVAL' }));
const list = `fe/case-expense/search?filter=${filter}&size=20&sort=created,desc`;

export interface Cases {
  readonly list: Case;
  readonly page: Case;
  readonly one: Case;
  readonly create: Case;
  /** An expense with its facts: report, policy, rates and look-alikes are looked at. No bare server does that. */
  readonly expense: Case;
}

/** The cases over a database, with tokens from our server's own sign-in. */
export async function casesOf(database: BenchDatabase, baseUrl: string): Promise<Cases> {
  const tokens: string[] = [];
  const ids: string[][] = [];
  const drafts: { reports: string[]; item: string }[] = [];
  for (let n = 0; n < tenants; n += 1) {
    tokens.push(await signIn(baseUrl, loginOf(n)));
    const tenant = `(select tenant_id from app."user" where login = '${loginOf(n)}')`;
    const some = await ask<{ id: string }>(
      database.superuserUrl,
      `select id from app.case_expense where tenant_id = ${tenant} order by md5(id::text) limit 200`,
    );
    ids.push(some.map((row) => row.id));
    const [draft] = await ask<{ reports: string[]; item: string }>(
      database.superuserUrl,
      `select array(select id from app.case_expense_batch where tenant_id = ${tenant} and status = 'OPEN' order by created limit 200) as reports,
         (select id from app.expense_item where tenant_id = ${tenant} and code = 'ITEM-1') as item`,
    );
    if (draft) drafts.push(draft);
  }
  const token = (n: number): string => tokens[n % tenants] as string;
  const run = Date.now().toString(36).toUpperCase();
  return {
    list: { name: 'list', method: 'GET', token, path: () => list },
    page: { name: 'page', method: 'GET', token, path: () => `${list}&total=none` },
    one: { name: 'one', method: 'GET', token, path: (n) => `fe/case-expense/${pick(ids[n % tenants] ?? [], n)}` },
    create: {
      name: 'create',
      method: 'POST',
      token,
      path: () => 'fe/cost-center',
      body: (n) => ({ code: `${run}-${n}`, name: `Cost center ${n}` }),
    },
    expense: {
      name: 'expense',
      method: 'POST',
      token,
      path: () => 'fe/case-expense',
      body: (n) => ({
        // Each in another report: its total follows every line, so that lines of one report wait for each other.
        caseExpenseBatch: pick(drafts[n % tenants]?.reports ?? [], n),
        expenseItem: drafts[n % tenants]?.item,
        activity: `Taxi ${n}`,
        amount: (10 + (n % 5000) / 100).toFixed(2),
        currency: 'EUR',
        expenseDate: Temporal.PlainDate.from('2026-01-01')
          .add({ days: n % 300 })
          .toString(),
      }),
    },
  };
}

const pick = (from: readonly string[], n: number): string | undefined => from[Math.floor(n / tenants) % from.length];

/** Signs a user of the bench in; answers the access token. */
export async function signIn(baseUrl: string, login: string): Promise<string> {
  const answer = await fetch(`${baseUrl}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: login, password }),
  });
  const { access_token } = (await answer.json()) as { access_token?: string };
  if (!access_token) throw new Error(`${login} cannot sign in: ${answer.status}`);
  return access_token;
}

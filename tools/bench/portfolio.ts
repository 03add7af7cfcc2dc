import pg from 'pg';
import type { BenchDatabase } from './bench-database.ts';
import { signIn } from './cases.ts';
import { loginOf } from './fill-tenants.ts';
import { type RunningServer, startOurs } from './our-server.ts';
import { type Case, compare, type RoundsOptions } from './rounds.ts';

/** A page over all companies takes at most so many times what a page of one takes. */
const target = 3;
const first = 'fe/case-expense/search?size=20&sort=created,desc&total=none';
const filter = encodeURIComponent(JSON.stringify({ approvalStatus: 'AWAITING_APPROVAL' }));
const pages = [
  ['first page', first],
  ['first page with its total of 1,000+', first.replace('total=none', 'total=capped')],
  ['page of a filter', `${first}&filter=${filter}`],
] as const;

/** Lets the first user of the bench act in every tenant, as staff who were authorised by all of them. */
async function authorise(superuserUrl: string): Promise<void> {
  const client = new pg.Client(superuserUrl);
  await client.connect();
  try {
    await client.query('set session_replication_role = replica');
    await client.query(`insert into app.authorised_tenant (tenant_id, id, version, created, created_by, updated, updated_by, holder_id, granted_tenant_id, active)
      select u.tenant_id, gen_random_uuid(), 1, now(), u.id, now(), u.id, u.tenant_id, t.id, true
      from app."user" u, app.tenant t where u.login = '${loginOf(0)}' and t.code like 'BENCH-%' and t.id <> u.tenant_id
        and not exists (select from app.authorised_tenant a where a.holder_id = u.tenant_id and a.granted_tenant_id = t.id)`);
  } finally {
    await client.end();
  }
}

/** The same page of one company and of all 50 of one caller, one at a time, and the ratio of their times. */
export async function measurePortfolio(
  database: BenchDatabase,
  load: RoundsOptions,
  say: (line: string) => void,
): Promise<void> {
  await authorise(database.superuserUrl);
  await using server: RunningServer = await startOurs(database, 4518);
  const token = await signIn(server.baseUrl, loginOf(0));
  const me = await fetch(`${server.baseUrl}/api/user/me`, { headers: { authorization: `Bearer ${token}` } });
  const { tenants } = (await me.json()) as { tenants: readonly unknown[] };
  say(`${database.rows.toLocaleString('en')} expenses, ${tenants.length} companies of one caller, one call at a time`);
  const put = (name: string, path: string) => ({
    one: { name, method: 'GET', token: () => token, path: () => path } satisfies Case,
    baseUrl: server.baseUrl,
  });
  for (const [name, path] of pages) {
    const [one, all] = await compare([put(name, path), put(`${name} over all`, `for-tenant/all/${path}`)], {
      ...load,
      connections: 1,
    });
    if (!one || !all) continue;
    const ratio = one.rate / all.rate;
    say(
      `${name}: ${(1000 / one.rate).toFixed(2)} ms of one company, ${(1000 / all.rate).toFixed(2)} ms of all; ${ratio.toFixed(2)} times (target ≤ ${target})${ratio > target ? '   above the target' : ''}`,
    );
  }
}

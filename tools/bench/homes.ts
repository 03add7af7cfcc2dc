import { join } from 'node:path';
import { makeContext, systemPrincipal } from '@homeport/engine';
import { migrate } from '@homeport/engine/schema';
import { isRefusal, type Refusal } from '@homeport/grammar';
import { assemble } from '../../apps/server/src/assemble.ts';
import { readConfiguration } from '../../apps/server/src/configuration.ts';
import { fillDatabase } from '../../apps/server/src/fill-database.ts';
import {
  createTenant,
  createUser,
  hashPassword,
  insertDefaultValues,
} from '../../apps/server/src/modules/identity/index.ts';
import { startCluster } from './bench-database.ts';
import { dataDir, secret } from './bench-place.ts';
import { signIn } from './cases.ts';
import { casesOfCompany, fillHomes } from './fill-homes.ts';
import { password } from './fill-tenants.ts';
import { startOurs } from './our-server.ts';
import { percentile } from './rounds.ts';

/** A home takes at most so many milliseconds of the server, over a company of 10,000 assignments. */
const target = 100;
const companies = 5;
const roles = [
  'caseManager',
  'hr',
  'approver',
  'lineManager',
  'finance',
  'payroll',
  'planner',
  'administrator',
] as const;
const loginOf = (company: number, role: string): string => `home.${company}.${role}`;

/** What the home of each role takes, of one company and over five, one call at a time: milliseconds as the caller waits for them. */
export async function measureHomes(times: number, say: (line: string) => void): Promise<void> {
  await using cluster = await startCluster(say);
  const database = await cluster.empty('homes');
  const { url, superuserUrl } = database;
  await migrate({ url, folder: join(import.meta.dirname, '../../apps/server/migrations') });
  say(`making ${companies} companies of ${casesOfCompany.toLocaleString('en')} assignments`);
  await fillCompanies(url);
  await fillHomes(superuserUrl);
  await using server = await startOurs(database, 4519);
  say(`${times} times each: p50 and p95 in ms (target p95 ≤ ${target} of one company)`);
  for (const role of roles) {
    const token = await signIn(server.baseUrl, loginOf(0, role));
    const own = await timesOf(server.baseUrl, token, 'work/home', times);
    const all = await timesOf(server.baseUrl, token, 'for-tenant/all/work/home', times);
    say(`${role.padEnd(16)}${own}   over ${companies}: ${all}`);
  }
}

async function timesOf(baseUrl: string, token: string, path: string, times: number): Promise<string> {
  const took: number[] = [];
  let cards = 0;
  for (let n = -5; n < times; n += 1) {
    const began = performance.now();
    const answer = await fetch(`${baseUrl}/api/${path}`, { headers: { authorization: `Bearer ${token}` } });
    const { cards: found } = (await answer.json()) as { cards?: readonly unknown[] };
    if (!answer.ok) return `refused (${answer.status})`;
    // The first ones warm up.
    if (n >= 0) took.push(performance.now() - began);
    cards = found?.length ?? 0;
  }
  const show = (share: number): string => percentile(took, share).toFixed(1).padStart(7);
  return `${String(cards).padStart(3)} cards${show(0.5)}${show(0.95)}${percentile(took, 0.95) > target ? ' above' : ''}`;
}

async function fillCompanies(url: string): Promise<void> {
  const server = await assemble(
    readConfiguration({ DATA_DIR: dataDir, DATABASE_URL: url, HOMEPORT_SECRET: secret, LOG_LEVEL: 'error' }),
    { url },
  );
  try {
    await fillDatabase(server, () => {});
    const passwordHash = await hashPassword(server.identity, password);
    for (let company = 0; company < companies; company += 1) {
      const id = crypto.randomUUID();
      const ctx = makeContext(server.engine, {
        me: systemPrincipal(id),
        requestId: 'bench',
        system: 'the bench prepares',
      });
      const code = `HOMES-${company}`;
      must(
        await createTenant(ctx, {
          id,
          code,
          name: `Company ${company}`,
          kind: 'CLIENT',
          subDomain: code.toLowerCase(),
        }),
      );
      must(await insertDefaultValues(ctx));
      for (const role of roles) {
        const login = loginOf(company, role);
        const named = { login, firstName: 'Some', lastName: role, email: `${login}@example.org` };
        must(await createUser(ctx, server.identity, { ...named, roles: [role], passwordHash, hasAcceptedTerms: true }));
      }
    }
  } finally {
    await server.stop();
  }
}

function must<T>(value: T | Refusal): T {
  if (isRefusal(value)) throw new Error(JSON.stringify(value));
  return value;
}

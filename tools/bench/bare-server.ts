import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import pg from 'pg';
import { secretsFrom } from '../../apps/server/src/adapters/secrets/secrets.ts';
import { type TokenClaims, tokenKeys } from '../../apps/server/src/modules/identity/tokens.ts';
import { statements } from './bare-statements.sql.ts';

/*
 * The yardstick: what a handful of calls cost with nothing but `node:http` and the driver. It checks the token (and remembers
 * it), looks the caller's roles up (and remembers them), and sends one prepared statement per call whose answer goes out as it
 * comes. No framework, no row security, no rules, no limits.
 */
const { DATABASE_URL = '', HOMEPORT_SECRET = '', PORT = '0' } = process.env;
const tokens = tokenKeys(secretsFrom(HOMEPORT_SECRET));
const pool = new pg.Pool({
  connectionString: DATABASE_URL,
  max: 10,
  options: '-c plan_cache_mode=force_generic_plan -c jit=off',
});

const known = new Map<string, TokenClaims>();
const roles = new Map<string, Promise<readonly string[]>>();

async function callerOf(request: IncomingMessage): Promise<TokenClaims | undefined> {
  const token = request.headers.authorization?.slice(7) ?? '';
  const claims = known.get(token) ?? (await tokens.readAccess(token));
  if (claims === undefined || claims.expires * 1000 <= Date.now()) return undefined;
  known.set(token, claims);
  return claims;
}

function rolesOf({ tenant, user }: TokenClaims): Promise<readonly string[]> {
  let found = roles.get(user);
  if (found === undefined) {
    found = pool.query<{ codes: string[] }>(statements.roles, [tenant, user]).then(({ rows }) => rows[0]?.codes ?? []);
    roles.set(user, found);
  }
  return found;
}

async function ask(name: 'list' | 'page' | 'one' | 'create', values: unknown[]): Promise<string | undefined> {
  const { rows } = await pool.query<{ answer: string }>({ name, text: statements[name], values });
  return rows[0]?.answer;
}

async function answer(request: IncomingMessage): Promise<[number, string]> {
  const caller = await callerOf(request);
  if (!caller) return [401, '{}'];
  const codes = await rolesOf(caller);
  const url = new URL(request.url ?? '/', 'http://bare');
  if (request.method === 'POST') {
    if (!codes.includes('ADMINISTRATOR')) return [403, '{}'];
    const { code, name } = JSON.parse(await bodyOf(request)) as { code: string; name: string };
    return [201, (await ask('create', [caller.tenant, randomUUID(), caller.user, code, name])) ?? '{}'];
  }
  if (!codes.includes('FINANCE')) return [403, '{}'];
  if (url.pathname !== '/api/fe/case-expense/search') {
    const one = await ask('one', [caller.tenant, url.pathname.slice(url.pathname.lastIndexOf('/') + 1)]);
    return one === undefined ? [404, '{}'] : [200, one];
  }
  const { approvalStatus } = JSON.parse(url.searchParams.get('filter') ?? '{}') as { approvalStatus: string };
  const kind = url.searchParams.get('total') === 'none' ? 'page' : 'list';
  return [200, (await ask(kind, [caller.tenant, approvalStatus])) ?? '{}'];
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request.setEncoding('utf8')) text += part;
  return text;
}

createServer((request, response) => {
  answer(request).then(
    ([status, text]) => {
      response.writeHead(status, {
        'content-type': 'application/json; charset=utf-8',
        'content-length': Buffer.byteLength(text),
      });
      response.end(text);
    },
    (error: unknown) => {
      console.error(error);
      response.writeHead(500).end();
    },
  );
}).listen(Number(PORT), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));

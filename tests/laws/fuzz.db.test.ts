import { fuzz } from '@homeport/engine/fuzz';
import { catalogue, type RoleKey, roles } from '@homeport/model';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { make } from '../support/factory.ts';
import { type Homeport, password, startHomeport } from '../support/homeport.ts';

/** Bad requests of callers with real rights, to every call of the document; `FUZZ_SEED` repeats a run. */
const seed = Number(process.env.FUZZ_SEED ?? 20261121);
let port: Homeport;
let home: string;
const ids: string[] = [];
let count = 0;

beforeAll(async () => {
  port = await startHomeport();
  home = await port.tenant('HOME');
  for (const entity of catalogue.entities.filter((e) => !e.internal && e.scope !== 'global' && e.name !== 'tenant')) {
    ids.push((await make(port.in(home), entity)).id);
  }
}, 120_000);
afterAll(() => port?.[Symbol.asyncDispose]());

/**
 * Every call from an address of its own: the limits by address are somebody else's test. All of them are loopback, which no
 * firewall rule shuts out: administrators of this test make some.
 */
const address = (): string => {
  count += 1;
  return `127.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`;
};

/** Findings carry what was sent, control characters included. */
const printable = (text: string): string => text.replace(/[^\x20-\x7e…→]/g, '?');

/** A new user with these roles, signed in. Some calls of the fuzz sign out or lock the one before. */
async function signedIn(keys: readonly RoleKey[]): Promise<string> {
  const login = `fuzz.${count}.${crypto.randomUUID().slice(0, 8)}`;
  const person = keys.includes('assignee') ? (await make(port.in(home), 'person')).id : undefined;
  await port.user(home, login, keys, person);
  const answer = await port.server.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    remoteAddress: address(),
    payload: { username: login, password },
  });
  const { access_token } = answer.json() as { access_token?: string };
  if (!access_token) throw new Error(`no token for ${keys.join()}: ${answer.body}`);
  return access_token;
}

/** In which form calls of a standard of its own answer failures. */
const foreign = catalogue.routes.flatMap(({ path, failures }) =>
  failures ? [{ path: new RegExp(`^/api/${path.replace(/\{\w+\}/g, '[^/]*')}$`), form: failures.type }] : [],
);

const callers: readonly (readonly RoleKey[])[] = [
  ['assignee'],
  ['finance', 'financeLead', 'approver', 'payroll'],
  ['hr', 'caseManager', 'planner', 'lineManager'],
  ['administrator', 'builder'],
  Object.keys(roles) as RoleKey[],
];

test.each(callers.map((keys) => [keys.join(' + '), keys] as const))(
  'no bad request of %s gives a fault, another form of failure, or an answer the document does not have',
  { timeout: 300_000 },
  async (_name, keys) => {
    let token = await signedIn(keys);
    const ask = async ({ method, url, headers, body }: Parameters<Parameters<typeof fuzz>[1]['send']>[0]) => {
      const answer = await port.server.app.inject({
        method,
        url,
        remoteAddress: address(),
        headers: { authorization: `Bearer ${token}`, ...headers },
        ...(body === undefined ? {} : { payload: body }),
      });
      return { status: answer.statusCode, type: String(answer.headers['content-type'] ?? ''), body: answer.body };
    };
    const problems: string[] = [];
    const result = await fuzz(port.server.app.homeport.document(), {
      seed: seed + keys.length,
      each: 6,
      ids: [...ids, crypto.randomUUID()],
      send: async (request) => {
        const first = await ask(request);
        const isSignedOut = first.status === 401 && JSON.parse(first.body).code === 'identity.notSignedIn';
        if (isSignedOut) token = await signedIn(keys);
        const answer = isSignedOut ? await ask(request) : first;
        // Calls of a standard of its own answer failures in the standard's form.
        const { pathname } = new URL(request.url, 'http://host');
        const form = foreign.find(({ path }) => path.test(pathname))?.form ?? 'application/problem+json';
        if (answer.status >= 400 && !answer.type.startsWith(form))
          problems.push(`${request.method} ${request.url.slice(0, 200)} → ${answer.status} ${answer.type}`);
        return answer;
      },
    });
    expect(result.findings.map(printable), `seed ${seed}`).toEqual([]);
    expect(problems).toEqual([]);
    expect(result.sent).toBeGreaterThan(2000);
    for (const status of [200, 400, 404]) expect(result.statuses[status], `answers of ${status}`).toBeGreaterThan(5);
  },
);

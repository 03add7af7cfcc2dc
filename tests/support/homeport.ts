import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeContext, systemPrincipal } from '@homeport/engine';
import { isRefusal } from '@homeport/grammar';
import type { RoleKey } from '@homeport/model';
import type { Tokens } from '@homeport/model/identity';
import { theme } from '@homeport/model/tenancy';
import { type Assembled, assemble } from '../../apps/server/src/assemble.ts';
import { type Configuration, readConfiguration } from '../../apps/server/src/configuration.ts';
import { fillDatabase } from '../../apps/server/src/fill-database.ts';
import {
  createTenant,
  createUser,
  hashPassword,
  insertDefaultValues,
} from '../../apps/server/src/modules/identity/provision.ts';
import { insertSession, tokensOf } from '../../apps/server/src/modules/identity/session-rows.ts';
import { ask } from './ask.ts';
import { migratedTemplate } from './migrated.ts';
import { templateDatabase, testDatabase } from './postgres.ts';

export const testSecret = 'the secret of tests, the same in every run';
export const password = 'Correct-Horse-77';
/** Nobody else asks a server of tests: no balancer is to look elsewhere first, and nobody has just connected. */
const atOnce = { notice: 0, grace: 0 };

export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: answers of many calls, looked into field by field
  readonly body: any;
}
export interface CallHow {
  readonly as?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}
/** The whole server on a database of its own, listening on a free port. */
export interface Homeport extends AsyncDisposable {
  readonly server: Assembled;
  readonly configuration: Configuration;
  readonly databaseUrl: string;
  readonly superuserUrl: string;
  readonly baseUrl: string;
  /** A call over HTTP; `as` is an access token. */
  call(method: string, path: string, how?: CallHow): Promise<Answered>;
  /** Signs in and answers the access token. */
  signIn(login: string, with_?: string): Promise<string>;
  /** A session of a user without the sign-in, whose tries are counted: for laws that need many people. */
  enter(tenant: string, user: string): Promise<string>;
  /** The same with all its tokens, as one of the apps keeps them. */
  session(tenant: string, user: string, application: 'api' | 'assignee' | 'workspace'): Promise<Tokens>;
  /** All rights in a tenant. */
  in(tenant: string): ReturnType<typeof makeContext>;
  /** A new tenant with its roles. */
  tenant(code: string, more?: Readonly<Record<string, unknown>>): Promise<string>;
  /** A new user of a tenant; signs in with `password`. */
  user(tenant: string, login: string, roles: readonly RoleKey[], person?: string): Promise<string>;
  /** Ends the server and leaves its database, to processes that are alone with it from then on. */
  leave(): Promise<void>;
}

/** Starts it: empty but for reference data, or with the demo tenants; `env` are settings of its own. Dispose it when done. */
export async function startHomeport({
  demo = false,
  env = {},
}: {
  readonly demo?: boolean;
  readonly env?: Readonly<Record<string, string>>;
} = {}): Promise<Homeport> {
  const dataDir = demo
    ? join(import.meta.dirname, '../../.cache/test/demo')
    : await mkdtemp(join(tmpdir(), 'homeport-'));
  const configure = (): Configuration => ({
    ...readConfiguration({
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: dataDir,
      HOMEPORT_SECRET: testSecret,
      LOG_LEVEL: 'error',
      ...env,
    }),
    demo,
  });
  const fill = async (url: string) => {
    const server = await assemble(configure(), { url });
    await fillDatabase(server, () => {});
    await server.stop(atOnce);
  };
  const name = demo ? 'homeport with its demo' : 'homeport';
  const template = await templateDatabase(name, fill, await migratedTemplate());
  const database = await testDatabase(template);
  const configuration = configure();
  const server = await assemble(configuration, { url: database.url });
  const baseUrl = await server.app.listen({ port: configuration.port, host: '127.0.0.1' });
  const inTenant = (tenant: string) =>
    makeContext(server.engine, { me: systemPrincipal(tenant), requestId: 'test', system: 'a test prepares' });
  const call: Homeport['call'] = (method, path, how) => callOver(`${baseUrl}/api/${path}`, method, how);
  let left: Promise<void> | undefined;
  const leave = () => (left ??= server.stop(atOnce));
  const session: Homeport['session'] = async (tenant, user, application) => {
    const { identity } = server;
    const device = { application, address: '127.0.0.1', userAgent: 'test' } as const;
    const id = await insertSession(inTenant(tenant), identity, { user, device });
    return tokensOf(identity, { session: id, tenant, user }, 0);
  };
  return {
    server,
    configuration,
    databaseUrl: database.url,
    superuserUrl: database.superuserUrl,
    baseUrl,
    call,
    in: inTenant,
    signIn: async (login, with_ = password) => {
      const answered = await call('POST', 'auth/login', { body: { username: login, password: with_ } });
      if (!answered.body?.access_token) throw new Error(`${login} cannot sign in: ${JSON.stringify(answered.body)}`);
      return answered.body.access_token as string;
    },
    session,
    leave,
    enter: async (tenant, user) => (await session(tenant, user, 'api')).access_token,
    tenant: (code, more) => newTenant(inTenant, code, more),
    user: async (tenant, login, roles, person) => {
      const given = {
        login,
        firstName: 'Some',
        lastName: login,
        email: `${login}@example.org`,
        roles,
        passwordHash: await hashOfPassword(server.identity),
        person,
        hasAcceptedTerms: true,
      };
      const made = await createUser(inTenant(tenant), server.identity, given as never);
      if (isRefusal(made)) throw new Error(`the user ${login} cannot be made: ${JSON.stringify(made)}`);
      return made.id;
    },
    [Symbol.asyncDispose]: async () => {
      await leave();
      await database.drop();
      if (!demo) await rm(dataDir, { recursive: true, force: true });
    },
  };
}

let hashed: Promise<string> | undefined;
/** All users of tests have one password: hashing it is slow on purpose, and done once for all files of a worker. */
const hashOfPassword = (identity: Assembled['identity']): Promise<string> =>
  (hashed ??= hashPassword(identity, password));

async function newTenant(
  inTenant: Homeport['in'],
  code: string,
  { managedBy, appName, brandColor, ...more }: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const id = crypto.randomUUID();
  const given = { id, code, name: code, kind: 'CLIENT', subDomain: code.toLowerCase(), ...more };
  const made = await createTenant(inTenant((managedBy as string) ?? id), given as never);
  if (isRefusal(made)) throw new Error(`the tenant ${code} cannot be made: ${JSON.stringify(made)}`);
  const roles = await insertDefaultValues(inTenant(id));
  if (isRefusal(roles)) throw new Error(`the roles of ${code} cannot be made: ${JSON.stringify(roles)}`);
  if (appName !== undefined || brandColor !== undefined)
    await publishLook(inTenant(id), { name: code, appName: appName ?? null, brandColor: brandColor ?? '#0B6B7D' });
  return id;
}

async function publishLook(ctx: ReturnType<Homeport['in']>, look: Readonly<Record<string, unknown>>): Promise<void> {
  const made = await ctx.records(theme).create({ code: 'HOUSE', ...look } as never);
  if (isRefusal(made)) throw new Error(`the look cannot be made: ${JSON.stringify(made)}`);
  const shown = await ctx.records(theme).move(made.id, 'status.publish');
  if (isRefusal(shown)) throw new Error(`the look cannot be published: ${JSON.stringify(shown)}`);
}

async function callOver(url: string, method: string, { as, body, headers = {} }: CallHow = {}): Promise<Answered> {
  const isForm = body instanceof FormData;
  const answer = await ask(url, {
    method,
    headers: {
      ...(as ? { authorization: `Bearer ${as}` } : {}),
      ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
  });
  const isJson = answer.headers.get('content-type')?.includes('json');
  const { status, text } = answer;
  return { status, headers: answer.headers, body: isJson && text !== '' ? JSON.parse(text) : text };
}

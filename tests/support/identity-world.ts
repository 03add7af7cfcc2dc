import { randomUUID } from 'node:crypto';
import { type Context, makeEngine, type Store } from '@homeport/engine';
import { createServer, systemPrincipal } from '@homeport/engine/http';
import { openStore } from '@homeport/engine/store';
import { type Catalogue, defineCatalogue, type Entity, isRefusal, type Refusal, type Values } from '@homeport/grammar';
import { type RoleKey, catalogue as whole } from '@homeport/model';
import type { LoginAnswer, User } from '@homeport/model/identity';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { composeMail } from '../../apps/server/src/adapters/mail/compose-mail.ts';
import { makeGuardedFetch } from '../../apps/server/src/adapters/outbound/guarded-fetch.ts';
import { secretsFrom } from '../../apps/server/src/adapters/secrets/secrets.ts';
import { apiClientsModule } from '../../apps/server/src/modules/api-clients/module.ts';
import {
  createTenant,
  createUser,
  hashPassword,
  type Identity,
  identityModule,
  insertDefaultValues,
  makeIdentity,
  type NewUser,
} from '../../apps/server/src/modules/identity/index.ts';
import { ssoModule } from '../../apps/server/src/modules/sso/module.ts';
import { tenancyModule } from '../../apps/server/src/modules/tenancy/index.ts';
import type { Mail, Services } from '../../apps/server/src/services.ts';
import { migratedTemplate } from './migrated.ts';
import { testDatabase } from './postgres.ts';

export const password = 'Correct-Horse-77';
let hashed: Promise<string> | undefined;
const secret = 'a secret that only the tests of identity use';

/** Identity, sign-on, tenancy and API clients, with what they refer to; calls and actions of other domains are theirs to test. */
const own = ['identity', 'sso', 'tenancy', 'api-clients'];
const catalogue: Catalogue = defineCatalogue(
  referredTo(own).map((d) =>
    own.includes(d.name)
      ? d
      : { ...d, entities: d.entities.map(withoutWork), actions: [], routes: [], events: [], screens: [] },
  ),
);
/** Work is done by actions, and those of other domains are left out. */
function withoutWork(entity: Entity): Entity {
  const { work, ...rest } = entity;
  return work === undefined ? entity : rest;
}
/** The domains of these names, and those their records refer to, and theirs. */
function referredTo(names: readonly string[]): typeof whole.domains {
  const wanted = new Set(names);
  const domainOf = (entity: string) => whole.domains.find((d) => d.entities.some((e) => e.name === entity));
  for (const name of wanted)
    for (const entity of whole.domains.find((d) => d.name === name)?.entities ?? [])
      for (const field of Object.values(entity.fields)) {
        const domain = 'to' in field ? domainOf(field.to as string) : undefined;
        if (domain) wanted.add(domain.name);
      }
  return whole.domains.filter((d) => wanted.has(d.name));
}

export interface Answered {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: answers of many calls, looked into field by field
  readonly body: any;
}
/** A server of identity on a fresh database: a managing company with a client, and a company of its own. */
export interface World {
  readonly identity: Identity;
  readonly store: Store;
  readonly app: FastifyInstance;
  /** As superuser. */
  readonly behind: pg.Client;
  readonly tenants: { readonly managing: string; readonly client: string; readonly foreign: string };
  readonly mails: readonly Mail[];
  /** Acts as the system in a tenant. */
  in(tenant: string): Context;
  user(tenant: string, roles: readonly RoleKey[], more?: Partial<NewUser>): Promise<User>;
  setTenant(tenant: string, changes: Values): Promise<void>;
  call(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    how?: { bearer?: string; body?: object; headers?: Record<string, string>; address?: string },
  ): Promise<Answered>;
  /** Signs in and answers the tokens. */
  signIn(login: string, more?: object): Promise<LoginAnswer & { access_token: string; refresh_token: string }>;
  /** Sends the mails that events ask for. */
  deliver(): Promise<void>;
  close(): Promise<void>;
}

export async function identityWorld(): Promise<World> {
  const database = await testDatabase(await migratedTemplate());
  const store = await openStore({ url: database.url, catalogue, secrets: [secret] });
  const behind = new pg.Client(database.superuserUrl);
  await behind.connect();
  const mails: Mail[] = [];
  const identity = makeIdentity(servicesFor(mails), store, secretsFrom(secret));
  const modules = [
    identityModule(identity, composeMail),
    ssoModule(identity),
    tenancyModule(identity.services, identity.authenticator),
    apiClientsModule(identity),
  ];
  const parts = {
    catalogue,
    store,
    handlers: modules.flatMap((m) => m.actions ?? []),
    facts: modules.flatMap((m) => m.facts ?? []),
  };
  const engine = makeEngine(parts);
  const app = await createServer({
    ...parts,
    routes: modules.flatMap((m) => m.routes ?? []),
    authenticate: (bearer, address) => identity.authenticator.authenticate(bearer, address),
    log: {
      debug: () => {},
      info: () => {},
      warn: () => {},
      error: (fields, message) => console.error(message, fields),
    },
    config: { rates: { signIn: { calls: 100_000, seconds: 1 }, mail: { calls: 100_000, seconds: 1 } } },
  });
  const act = (tenant: string): Context =>
    engine.contextOf({
      engine,
      now: Temporal.Now.instant(),
      caller: { me: systemPrincipal(tenant), tenant, requestId: 'test', system: 'a test prepares' },
    });
  const tenants = { managing: randomUUID(), client: randomUUID(), foreign: randomUUID() };
  await makeTenants(act, tenants);
  let count = 0;
  const call: World['call'] = async (method, path, { bearer, body, headers, address } = {}) => {
    const answered = await app.inject({
      method,
      url: `/api/${path}`,
      ...(address ? { remoteAddress: address } : {}),
      headers: { ...(bearer ? { authorization: `Bearer ${bearer}` } : {}), ...headers },
      ...(body === undefined ? {} : { payload: body }),
    });
    return { status: answered.statusCode, body: answered.body === '' ? undefined : answered.json() };
  };
  return {
    identity,
    store,
    app,
    behind,
    tenants,
    mails,
    call,
    in: act,
    user: async (tenant, roles, more = {}) => {
      count += 1;
      const login = `somebody.${count}`;
      // Hashing is slow on purpose: the password of all is hashed once for the files of a worker.
      hashed ??= hashPassword(identity, password);
      const known = await hashed;
      const given = {
        login,
        firstName: 'Some',
        lastName: `Body${count}`,
        email: `${login}@example.org`,
        roles,
        ...(more.password === undefined && { passwordHash: known }),
        hasAcceptedTerms: true,
        ...more,
      };
      return must(await createUser(act(tenant), identity, given));
    },
    setTenant: async (tenant, changes) => {
      const keys = Object.keys(changes);
      const sets = keys.map((k, i) => `"${k}" = $${i + 2}`).join(', ');
      await behind.query(`update app.tenant set ${sets} where id = $1`, [tenant, ...Object.values(changes)]);
    },
    signIn: async (login, more = {}) => {
      const { status, body } = await call('POST', 'auth/login', { body: { username: login, password, ...more } });
      if (status !== 200 || !body.access_token)
        throw new Error(`sign-in of ${login}: ${status} ${JSON.stringify(body)}`);
      return body;
    },
    deliver: async () => {
      const reactions = modules.flatMap((m) => m.reactions ?? []);
      const { rows } = await behind.query(
        'delete from engine.outbox returning tenant_id, effect_id, event, entity, record_id, payload',
      );
      for (const row of rows) {
        for (const reaction of reactions.filter((r) => r.event === row.event)) {
          await reaction.run(act(row.tenant_id), {
            effectId: row.effect_id,
            entity: row.entity,
            recordId: row.record_id,
            payload: row.payload,
          });
        }
      }
    },
    close: async () => {
      await app.close();
      await store.close();
      await behind.end();
      await database.drop();
    },
  };
}

function must<T>(value: T | Refusal): T {
  if (isRefusal(value)) throw new Error(JSON.stringify(value));
  return value;
}

async function makeTenants(
  act: (tenant: string) => Context,
  { managing, client, foreign }: World['tenants'],
): Promise<void> {
  const make = async (owner: string, id: string, code: string, name: string, kind: string): Promise<void> => {
    const parent = owner === id ? {} : { parent: owner };
    must(await createTenant(act(owner), { id, code, name, kind, subDomain: code.toLowerCase(), ...parent }));
    must(await insertDefaultValues(act(id)));
  };
  await make(managing, managing, 'NORTHWIND', 'Northwind Mobility', 'TENANT_MC');
  await make(managing, client, 'ACORN', 'Acorn Foods', 'CLIENT');
  await make(foreign, foreign, 'ELSEWHERE', 'Elsewhere Shipping', 'TENANT_MC');
}

function servicesFor(mails: Mail[]): Services {
  const words = new Map<string, string>();
  for (const event of catalogue.events) {
    event.notices?.forEach((n, i) => {
      words.set(`event.${event.name}.${i}.title`, n.title);
      words.set(`event.${event.name}.${i}.body`, n.body);
    });
  }
  return {
    configuration: { publicUrl: 'http://localhost:4250', apiPrefix: '/api', demo: false } as Services['configuration'],
    catalogue,
    log: { warn: () => {}, error: () => {} } as unknown as Services['log'],
    mailer: { send: async (mail) => void mails.push(mail) },
    files: {
      put: () => Promise.reject(new Error('no files')),
      get: () => Promise.reject(new Error('no files')),
      delete: async () => {},
    } as Services['files'],
    outbound: makeGuardedFetch(['127.0.0.1']),
    textOf: (key, params) =>
      (words.get(key) ?? key).replace(/\{(\w+)\}/g, (_, name: string) => String(params?.[name] ?? `{${name}}`)),
    wake: () => {},
    contextOf: async () => undefined,
  };
}

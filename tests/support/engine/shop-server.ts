import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import {
  type ActionHandler,
  answer,
  createServer,
  defineFacts,
  type FactsLoader,
  handle,
  type Principal,
  type RouteHandler,
  requestRefusals,
  type ServerParts,
} from '@homeport/engine';
import { differenceBetween, emptySnapshot, migrate, migrationFiles, takeSnapshot } from '@homeport/engine/schema';
import { openStore, type Store } from '@homeport/engine/store';
import type { Values } from '@homeport/grammar';
import type { FastifyInstance } from 'fastify';
import { type TestDatabase, templateDatabase, testDatabase } from '../postgres.ts';
import { shop, shopCatalogue } from './shop.ts';

/** The shop's work: a handler for everything it declares. */
export const shopHandlers: readonly ActionHandler[] = [
  handle(shop.pay, async (ctx, { input, record }) => {
    if (input.means === 'NOTHING') return shop.refusals.noMoney();
    await ctx
      .asSystem('a payment is booked')
      .records(shop.ledger)
      .create({ line: `paid ${record.reference}` });
    return { paidWith: input.means };
  }),
  handle(shop.remind, async (ctx, { record }) => {
    const customer = await ctx.records(shop.customer).get(record.customerId as string);
    return 'isRefusal' in customer ? customer : { sentTo: customer.name, secret: undefined };
  }),
  handle(shop.countAll, async (ctx, { input }) => ({
    count: await ctx
      .records(shop.order)
      .count(input.least === null ? undefined : { field: 'amount', op: 'gte', value: input.least }),
  })),
];
const shopRoutes: readonly RouteHandler[] = [
  answer(shop.hello, async (_ctx, { query }) => ({ hello: query.name ?? 'nobody' })),
  answer(shop.enter, async (_ctx, { body }) =>
    body.secret === 'open' ? { token: body.name } : requestRefusals.notSignedIn(),
  ),
  answer(shop.whoAmI, async (ctx) => ({ name: ctx.me.displayName, hidden: 'never declared' })),
  answer(shop.credit, async (ctx, { body }) => {
    const line = await ctx
      .asSystem('a credit is booked')
      .records(shop.ledger)
      .create({ line: `credit ${body.amount}` });
    return 'isRefusal' in line ? line : { id: line.id };
  }),
  answer(shop.store, async (_ctx, { file, body }) => {
    let size = 0;
    for await (const chunk of file?.stream ?? []) size += chunk.length;
    return file?.once(async () => ({ size, name: file.name, share: body.share ?? '' }));
  }),
  answer(shop.fetchFile, async (_ctx, { params }) =>
    params.id === 'none'
      ? requestRefusals.notFound()
      : { type: 'text/plain', body: Readable.from([Buffer.from(`file ${params.id}`)]), download: 'Größe "1".txt' },
  ),
  answer(shop.crash, async () => {
    throw new Error('select secret from nowhere');
  }),
];
const facts: FactsLoader = defineFacts(shop.order, async (ctx, record) => {
  const customer = await ctx.asSystem('the limit of an order').records(shop.customer).get(record.customerId);
  return { limit: 'isRefusal' in customer ? null : customer.limit };
});

/** A few texts in another language. */
const spanish: Readonly<Record<string, string>> = {
  'refusal.request.notSignedIn': 'Inicie sesión.',
  'refusal.input.required': 'Rellene {label}',
  'refusal.input.invalid': 'Rellene todos los campos obligatorios.',
  'customer.name': 'Nombre',
};

export interface ShopServer {
  readonly app: FastifyInstance;
  readonly store: Store;
  readonly database: TestDatabase;
  readonly log: { readonly level: string; readonly fields: unknown; readonly message: string }[];
  /** Somebody with these roles; their name is their token. */
  person(roles: readonly string[], more?: Partial<Principal>): { token: string; me: Principal };
  close(): Promise<void>;
}

/** The shop on a fresh database, with sign-in by name. */
export async function shopServer(config: ServerParts['config'] = {}): Promise<ShopServer> {
  const template = await templateDatabase('shop', async (url) => migrateShop(url));
  const database = await testDatabase(template);
  const store = await openStore({
    url: database.url,
    catalogue: shopCatalogue,
    secrets: ['a secret of the shop for its tests only'],
  });
  const people = new Map<string, Principal>();
  const log: ShopServer['log'] = [];
  const write =
    (level: string) =>
    (fields: object, message: string): void => {
      log.push({ level, fields, message });
    };
  const app = await createServer({
    catalogue: shopCatalogue,
    store,
    handlers: shopHandlers,
    routes: shopRoutes,
    facts: [facts],
    authenticate: async (bearer) => people.get(bearer) ?? requestRefusals.notSignedIn(),
    textOf: (key, _params, locale) => (locale === 'es' ? spanish[key] : undefined),
    log: { error: write('error'), warn: write('warn'), info: write('info'), debug: write('debug') },
    config,
  });
  return {
    app,
    store,
    database,
    log,
    person: (roles, more = {}) => {
      const token = randomUUID();
      const tenant = more.homeTenant ?? randomUUID();
      const me: Principal = {
        user: randomUUID(),
        userName: token,
        displayName: `Name of ${roles.join()}`,
        person: null,
        employee: null,
        homeTenant: tenant,
        tenants: [tenant],
        roles,
        delegators: [],
        audiences: [],
        session: token,
        provenAt: Date.now(),
        locale: 'en',
        ...more,
      };
      people.set(token, me);
      return { token, me };
    },
    close: async () => {
      await app.close();
      await store.close();
      await database.drop();
    },
  };
}

async function migrateShop(url: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'homeport-shop-'));
  try {
    for (const file of migrationFiles(differenceBetween(emptySnapshot, takeSnapshot(shopCatalogue)), 1, 'shop'))
      await writeFile(join(folder, file.name), file.text);
    await migrate({ url, folder });
  } finally {
    await rm(folder, { recursive: true });
  }
}

export interface Answered {
  readonly status: number;
  readonly body: Values;
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
}

/** One call as somebody. */
export async function call(
  server: Pick<ShopServer, 'app'>,
  token: string | undefined,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD' | 'OPTIONS' | 'PATCH',
  path: string,
  how: {
    readonly body?: unknown;
    readonly headers?: Readonly<Record<string, string>>;
    readonly query?: Readonly<Record<string, string | string[]>>;
  } = {},
): Promise<Answered> {
  const response = await server.app.inject({
    method,
    url: `/api/${path}`,
    ...(how.query ? { query: how.query as Record<string, string> } : {}),
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(how.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...how.headers,
    },
    ...(how.body === undefined
      ? {}
      : { payload: typeof how.body === 'string' || Buffer.isBuffer(how.body) ? how.body : JSON.stringify(how.body) }),
  });
  const isJson = String(response.headers['content-type'] ?? '').includes('json');
  return {
    status: response.statusCode,
    body: isJson && response.body !== '' ? response.json() : { text: response.body },
    headers: response.headers,
  };
}

import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { differenceBetween, emptySnapshot, migrate, migrationFiles, takeSnapshot } from '@homeport/engine/schema';
import { type Caller, everything, openStore, type Store } from '@homeport/engine/store';
import { allowanceOf, type Entity, type Values } from '@homeport/grammar';
import pg from 'pg';
import { type TestDatabase, templateDatabase, testDatabase } from '../postgres.ts';
import { toyCatalogue } from './toy-catalogue.ts';

export { caller } from './toy-caller.ts';

/** A database with the toy catalogue, a store over it, and a look behind row security. */
export interface ToyDatabase {
  readonly database: TestDatabase;
  readonly store: Store;
  /** As superuser. */
  readonly behind: pg.Client;
  close(): Promise<void>;
}
const toySecrets = ['a secret that is only used by tests of the store'];

export async function toyDatabase(poolSize = 4): Promise<ToyDatabase> {
  const template = await templateDatabase('toy', async (url) => migrateToy(url));
  const database = await testDatabase(template);
  const store = await openStore({ url: database.url, catalogue: toyCatalogue, secrets: toySecrets, poolSize });
  const behind = new pg.Client(database.superuserUrl);
  await behind.connect();
  return {
    database,
    store,
    behind,
    close: async () => {
      await store.close();
      await behind.end();
      await database.drop();
    },
  };
}

/** Migrates an empty database to the toy catalogue, as derive and the server would. */
async function migrateToy(url: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'homeport-toy-'));
  try {
    const difference = differenceBetween(emptySnapshot, takeSnapshot(toyCatalogue));
    for (const file of migrationFiles(difference, 1, 'toy')) await writeFile(join(folder, file.name), file.text);
    await migrate({ url, folder });
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** What a caller's roles give them. */
export const rightsOf = (who: Caller, entity: Entity) =>
  who.system === undefined ? allowanceOf(entity.access, who.me.roles) : everything;

/** Stores a record as its caller and answers it; undefined when the store did not keep it. */
export async function make(store: Store, who: Caller, entity: Entity, values: Values): Promise<Values | undefined> {
  const text = await store.create(
    who,
    entity,
    rightsOf(who, entity),
    { id: randomUUID(), ...values },
    { deed: 'create' },
  );
  return text === undefined ? undefined : (JSON.parse(text) as Values);
}

export interface Page {
  readonly content: Values[];
  readonly totalElements: number | null;
  readonly totalIsCapped: boolean;
  readonly nextKey: string | null;
}
/** A page as its caller sees it, newest first. */
export async function page(
  store: Store,
  who: Caller,
  entity: Entity,
  query: Partial<Parameters<Store['list']>[3]> = {},
): Promise<Page> {
  const whole = { sort: [{ field: 'created', descending: true }], size: 20, total: 'exact' as const, ...query };
  return JSON.parse(await store.list(who, entity, rightsOf(who, entity), whole)) as Page;
}
export async function one(store: Store, who: Caller, entity: Entity, id: string): Promise<Values | undefined> {
  const text = await store.one(who, entity, rightsOf(who, entity), id);
  return text === undefined ? undefined : (JSON.parse(text) as Values);
}

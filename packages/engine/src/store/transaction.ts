import { type Allowance, certain, type Entity, type Values } from '@homeport/grammar';
import { type RawBuilder, sql } from 'kysely';
import type pg from 'pg';
import type { Caller } from '../rights/caller.ts';
import { everything } from '../rights/everything.ts';
import { columnsOf } from '../schema/column-types.ts';
import { dataSchema, quoted, tableName } from '../schema/names.ts';
import { composer } from './compile/statement.ts';
import type { FairPool } from './fair-pool.ts';
import { type Composing, createForm, deleteForm, listForm, loadForm, oneForm, updateForm } from './forms.ts';
import { loadManyForm, matchEachForm, updateManyForm } from './forms-of-many.ts';
import { type FirstValue, type Prepared, send } from './round-trip.ts';
import { begin, settingsOf } from './settings.ts';
import { nameOfText } from './statements.ts';
import type { Transaction } from './store.ts';

/**
 * Runs work in one transaction under the caller's settings. BEGIN, settings and the first statement leave together. The work's
 * throw rolls back; so does a statement that failed, even if the work went on.
 */
export async function runTransaction<T>(
  pool: FairPool,
  composing: Composing,
  caller: Caller,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const client = await pool.lend(caller.tenant);
  let broken: Error | boolean = false;
  try {
    const wire = openedBy(client, caller);
    const result = await work(transactionOn(wire, composing, caller)).catch(async (error: unknown) => {
      await wire.opened();
      throw error;
    });
    await wire.opened();
    if (!wire.isOpen()) return result;
    const { command } = await client.query('commit');
    if (command !== 'COMMIT') throw new Error('a statement of the transaction failed and its error was passed over');
    return result;
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => {
      broken = failure;
    });
    throw error;
  } finally {
    pool.giveBack(caller.tenant, client, broken);
  }
}

/** A connection on which the first statement opens the transaction. */
interface Wire {
  send(statement: Prepared): Promise<FirstValue>;
  /** The connection, for statements that cannot be sent so; the transaction is opened before them. */
  client(): pg.ClientBase;
  isOpen(): boolean;
  /** Throws what opening the transaction by itself failed with: it tells more than the statements that then find none. */
  opened(): Promise<void>;
}

function openedBy(client: pg.ClientBase, caller: Caller): Wire {
  let isOpen = false;
  let opened: Promise<unknown> | undefined;
  const settings = settingsOf(caller);
  return {
    send: (statement) => {
      const opens = !isOpen;
      isOpen = true;
      return send(client, opens ? settings : undefined, statement, opens);
    },
    client: () => {
      if (!isOpen) opened = send(client, begin, settings);
      isOpen = true;
      opened?.catch(() => {});
      return client;
    },
    isOpen: () => isOpen,
    opened: async () => {
      await opened;
    },
  };
}

function transactionOn(wire: Wire, composing: Composing, caller: Caller): Transaction {
  let announced: Promise<unknown> | undefined;
  /** Acting as the system is written to the audit trail before its first write, with the reason. */
  const announce = (): void => {
    if (caller.system === undefined) return;
    announced ??= free(
      sql`insert into engine.audit (what, result, reason) values ('system', 'done', ${caller.system})`,
    );
    announced.catch(() => {});
  };
  const free = <R>(statement: RawBuilder<R>, how?: { readonly isKept?: boolean }): Promise<R[]> =>
    runFree(wire.client(), statement, how?.isKept);
  const own: Allowance = caller.system === undefined ? noRights : everything;
  const load: Transaction['load'] = async (entity, id, { where, lock }) => {
    const text = await wire.send(loadForm(composing, caller, own, entity, id, where, lock ? 'lock' : 'load'));
    return text === undefined || text === null ? undefined : (JSON.parse(text) as Values);
  };
  return {
    caller,
    load,
    loadMany: async (entity, ids) =>
      JSON.parse(String(await wire.send(loadManyForm(composing, caller, own, entity, ids)))),
    show: async (entity, allowance, id) => {
      const text = await wire.send(oneForm(composing, caller, entity, allowance, id));
      return text === undefined || text === null ? undefined : (JSON.parse(text) as Values);
    },
    find: async (entity, allowance, query) => {
      const text = await wire.send(listForm(composing, caller, entity, allowance, query));
      return JSON.parse(certain(text)) as { content: Values[]; totalElements: number };
    },
    insert: async (entity, values, change, allowance) => {
      announce();
      const made = createForm(composing, caller, entity, values, change, allowance ? { allowance } : {}, own);
      return (await wire.send(made)) ?? undefined;
    },
    update: async (entity, id, changes, on, before, change) => {
      announce();
      return Number(await wire.send(updateForm(composing, caller, entity, id, changes, on, before, change)));
    },
    updateMany: async (entity, updates, change) => {
      announce();
      const count = Number(await wire.send(updateManyForm(composing, caller, entity, updates, change)));
      if (count !== updates.length) throw new Error(`${entity.name} was changed while it was locked`);
    },
    delete: async (entity, id, on, before, change) => {
      announce();
      return Number(await wire.send(deleteForm(composing, caller, entity, id, on.version, before, change)));
    },
    matches: async (entity, id, where) =>
      (await wire.send(loadForm(composing, caller, own, entity, id, where, 'match'))) !== undefined,
    matchEach: async (asked) => JSON.parse(String(await wire.send(matchEachForm(composing, caller, own, asked)))),
    ...toldBy(free),
    reveal: (entity, id, fields) => reveal(wire.client(), composing, caller, entity, id, fields),
    lock: async (statement) => {
      await free(statement, { isKept: true });
    },
    query: free,
  };
}

/** What a transaction tells others: events for the outbox and lines of the audit trail. */
const toldBy = (free: (statement: RawBuilder<unknown>) => Promise<unknown>): Pick<Transaction, 'emit' | 'audit'> => ({
  emit: async (event, entity, recordId, payload) => {
    await free(
      sql`insert into engine.outbox (event, entity, record_id, payload) values (${event}, ${entity}, ${recordId}, ${JSON.stringify(payload)}::jsonb)`,
    );
  },
  audit: async ({ what, entity, recordId, result, detail }) => {
    await free(sql`insert into engine.audit (what, entity, record_id, result, detail)
      values (${what}, ${entity ?? null}, ${recordId ?? null}, ${result}, ${detail ? JSON.stringify(detail) : null}::jsonb)`);
  },
});

/** Rights of nobody: statements that take a filter of their own need none. */
const noRights: Allowance = { deeds: {}, hidden: new Set(), readOnly: new Set() };

/** Runs SQL that was written for one purpose; one that is asked for again and again is kept prepared. */
export async function runFree<R>(
  client: Pick<pg.ClientBase, 'query'>,
  statement: RawBuilder<R>,
  isKept = false,
): Promise<R[]> {
  const { sql: text, parameters } = statement.compile(composer);
  const name = isKept ? nameOfText(text) : undefined;
  const { rows } = await client.query({ text, values: [...parameters], ...(name === undefined ? {} : { name }) });
  return rows;
}

const bankParts = (entity: Entity): string[] =>
  Object.keys(entity.fields).filter((name) => entity.fields[name]?.type === 'bankPart');

async function reveal(
  client: pg.ClientBase,
  composing: Composing,
  caller: Caller,
  entity: Entity,
  id: string,
  fields: readonly string[] = bankParts(entity),
): Promise<Values | undefined> {
  const columns = fields.map((name) => {
    const field = entity.fields[name];
    if (field?.type !== 'bankPart') throw new Error(`${entity.name}.${name} is not encrypted`);
    return { name, column: certain(columnsOf(name, field)[0]?.name) };
  });
  if (columns.length === 0) return {};
  const list = columns.map(({ column }) => quoted(column)).join(', ');
  const { rows } = await client.query<Record<string, Buffer | null>>({
    text: `select ${list} from ${quoted(dataSchema)}.${quoted(tableName(entity))} where id = $1`,
    values: [id],
  });
  const [row] = rows;
  if (!row) return undefined;
  const place = { tenant: caller.tenant, table: tableName(entity), id };
  return Object.fromEntries(
    columns.map(({ name, column }) => {
      const sealed = row[column];
      return [name, sealed ? composing.vault.open({ ...place, column }, sealed) : null];
    }),
  );
}

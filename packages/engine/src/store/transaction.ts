import type { Allowance, Entity, Values } from '@homeport/grammar';
import { type RawBuilder, sql } from 'kysely';
import type pg from 'pg';
import { columnsOf } from '../schema/column-types.ts';
import { dataSchema, quoted, tableName } from '../schema/names.ts';
import { composer } from './compile/statement.ts';
import { everything } from './everything.ts';
import type { FairPool } from './fair-pool.ts';
import { fly } from './flight.ts';
import { type Composing, createForm, deleteForm, listForm, loadForm, oneForm, updateForm } from './forms.ts';
import { loadManyForm, updateManyForm } from './forms-of-many.ts';
import { settingsOf } from './settings.ts';
import type { Caller, Transaction } from './store.ts';

/**
 * Runs work in one transaction under the caller's settings. BEGIN, settings and the first statement leave together. The work's
 * throw rolls back; so does a statement that failed, even if the work went on.
 */
export async function runTransaction<T>(
  pool: FairPool,
  with_: Composing,
  caller: Caller,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const client = await pool.lend(caller.tenant);
  let broken: Error | boolean = false;
  try {
    const settings = settingsOf(caller);
    const opened = Promise.all([client.query('begin'), client.query({ ...settings, values: [...settings.values] })]);
    // What opening the transaction failed with tells more than the statements that then find none.
    opened.catch(() => {});
    const result = await work(transactionOn(client, with_, caller)).catch(async (error: unknown) => {
      await opened;
      throw error;
    });
    await opened;
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

function transactionOn(client: pg.ClientBase, with_: Composing, caller: Caller): Transaction {
  let announced: Promise<unknown> | undefined;
  /** Acting as the system is written to the audit trail before its first write, with the reason. */
  const announce = (): void => {
    if (caller.system === undefined) return;
    announced ??= free(
      sql`insert into engine.audit (what, result, reason) values ('system', 'done', ${caller.system})`,
    );
    announced.catch(() => {});
  };
  const free = <R>(statement: RawBuilder<R>): Promise<R[]> => runFree(client, statement);
  const own: Allowance = caller.system === undefined ? noRights : everything;
  const load: Transaction['load'] = async (entity, id, { where, lock }) => {
    const text = await fly(client, undefined, loadForm(with_, caller, own, entity, id, where, lock ? 'lock' : 'load'));
    return text === undefined || text === null ? undefined : (JSON.parse(text) as Values);
  };
  return {
    caller,
    load,
    loadMany: async (entity, ids) =>
      JSON.parse((await fly(client, undefined, loadManyForm(with_, caller, own, entity, ids))) as string) as Values[],
    show: async (entity, allowance, id) => {
      const text = await fly(client, undefined, oneForm(with_, caller, entity, allowance, id));
      return text === undefined || text === null ? undefined : (JSON.parse(text) as Values);
    },
    find: async (entity, allowance, query) => {
      const text = await fly(client, undefined, listForm(with_, caller, entity, allowance, query));
      return JSON.parse(text as string) as { content: Values[]; totalElements: number };
    },
    insert: async (entity, values, change) => {
      announce();
      await fly(client, undefined, createForm(with_, caller, entity, values, change, {}, own));
    },
    update: async (entity, id, changes, on, before, change) => {
      announce();
      return Number(await fly(client, undefined, updateForm(with_, caller, entity, id, changes, on, before, change)));
    },
    updateMany: async (entity, updates, change) => {
      announce();
      const count = Number(await fly(client, undefined, updateManyForm(with_, caller, entity, updates, change)));
      if (count !== updates.length) throw new Error(`${entity.name} was changed while it was locked`);
    },
    delete: async (entity, id, on, before, change) => {
      announce();
      return Number(await fly(client, undefined, deleteForm(with_, caller, entity, id, on.version, before, change)));
    },
    matches: async (entity, id, where) =>
      (await fly(client, undefined, loadForm(with_, caller, own, entity, id, where, 'match'))) !== undefined,
    emit: async (event, entity, recordId, payload) => {
      await free(
        sql`insert into engine.outbox (event, entity, record_id, payload) values (${event}, ${entity}, ${recordId}, ${JSON.stringify(payload)}::jsonb)`,
      );
    },
    audit: async ({ what, entity, recordId, result, detail }) => {
      await free(sql`insert into engine.audit (what, entity, record_id, result, detail)
        values (${what}, ${entity ?? null}, ${recordId ?? null}, ${result}, ${detail ? JSON.stringify(detail) : null}::jsonb)`);
    },
    reveal: (entity, id, fields) => reveal(client, with_, caller, entity, id, fields),
    lock: async (statement) => {
      await free(statement);
    },
    query: free,
  };
}

/** Rights of nobody: statements that take a filter of their own need none. */
const noRights: Allowance = { deeds: {}, hidden: new Set(), readOnly: new Set() };

/** Runs SQL that was written for one purpose. */
export async function runFree<R>(client: Pick<pg.ClientBase, 'query'>, statement: RawBuilder<R>): Promise<R[]> {
  const { sql: text, parameters } = statement.compile(composer);
  const { rows } = await client.query({ text, values: [...parameters] });
  return rows as R[];
}

const bankParts = (entity: Entity): string[] =>
  Object.keys(entity.fields).filter((name) => entity.fields[name]?.type === 'bankPart');

async function reveal(
  client: pg.ClientBase,
  with_: Composing,
  caller: Caller,
  entity: Entity,
  id: string,
  fields: readonly string[] = bankParts(entity),
): Promise<Values | undefined> {
  const columns = fields.map((name) => {
    const field = entity.fields[name];
    if (field?.type !== 'bankPart') throw new Error(`${entity.name}.${name} is not encrypted`);
    return { name, column: columnsOf(name, field)[0]?.name as string };
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
      return [name, sealed ? with_.vault.open({ ...place, column }, sealed) : null];
    }),
  );
}

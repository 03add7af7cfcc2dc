import type { Entity, Filter, RecordOf, Refusal, Values } from '@homeport/grammar';
import { isRefusal } from '@homeport/grammar';
import { sql } from 'kysely';
import type { FindOptions, SystemContext, SystemRecords } from '../context.ts';
import type { Caller } from '../rights/caller.ts';
import { requestRefusals } from '../rights/request-refusals.ts';
import { narrowedTo, rightsOf } from '../rights/rights.ts';
import { seenIds } from '../store/compile/seen-ids.ts';
import type { ListQuery } from '../store/store.ts';
import { act, transit } from './act.ts';
import type { Open, Run, RunInTransaction } from './engine.ts';
import { sortOf } from './list-input.ts';
import { loadForChange } from './load.ts';
import { reachedBy } from './open.ts';
import { one } from './read.ts';
import type { Written } from './read-back.ts';
import { restore } from './restore.ts';
import { ruleRecord } from './rule-record.ts';
import { apart, within } from './run.ts';
import { create, createAll, remove, update } from './write.ts';

/** What handlers are given: the only ways to the data, as the caller of this run. */
export function contextOf(run: Run): SystemContext {
  const { engine, caller, now } = run;
  return {
    me: caller.me,
    tenant: caller.tenant,
    companies: caller.companies,
    requestId: caller.requestId,
    address: caller.address,
    isSystem: caller.system !== undefined,
    now,
    records: (entity) => recordsOf(run, entity),
    seen: (entity) => seenIds(engine.store.catalogue, inOne(caller), entity),
    inCompany: (tenant) => contextOf({ engine, now, caller: inCompany(caller, tenant) }),
    asSystem: (reason) =>
      contextOf({
        ...run,
        caller: { ...inOne(caller), system: reason },
        ...(run.open ? { open: announced(run.open, reason) } : {}),
      }),
    // Another tenant is another transaction: row security knows one tenant at a time.
    asSystemIn: (tenant, reason) =>
      tenant === caller.tenant
        ? contextOf(run).asSystem(reason)
        : contextOf({ engine, now, caller: { ...inOne(caller), tenant, system: reason } }),
    inTransaction: (work) => reached(within(run, {}, (inside) => work(contextOf(inside)))),
    inTransactionOrThrow: (work) => orThrow(within(run, {}, (inside) => work(contextOf(inside)))),
    apart: (work) => apart(run, work),
    afterCommit: (work) => void (run.open ? run.open.after.push(work) : work()),
    reveal: (entity, id) => reveal(run, entity, id),
    audit: async (what, of = {}) => {
      await orThrow(within(run, {}, (inside) => inside.open.tx.audit({ what, result: 'done', ...of })));
    },
    query: (statement) => orThrow(within(run, {}, (inside) => inside.open.tx.query(statement))),
    emit: async (event, recordId, payload) => {
      await orThrow(within(run, {}, (inside) => inside.open.tx.emit(event.name, event.on, recordId, payload)));
    },
  };
}

/** A caller in one of their tenants. Throws for any other: whoever asks has it from their list. */
function inCompany(caller: Caller, tenant: string): Caller {
  if (!caller.me.tenants.includes(tenant)) throw new Error('a company of somebody else');
  const { system: _, ...mine } = inOne(caller);
  return { ...mine, tenant };
}
/** The caller in the tenant acted in alone. */
const inOne = ({ companies: _, ...caller }: Caller): Caller => caller;

/** Acting as the system inside somebody's transaction is written to the audit trail before its first write, with the reason. */
function announced(open: Open, reason: string): Open {
  let said: Promise<void> | undefined;
  const { tx } = open;
  const say = async <T>(entity: Entity, write: () => Promise<T>): Promise<T> => {
    said ??= tx.audit({ what: 'system', result: 'done', detail: { reason } });
    await said;
    return opened(entity, write);
  };
  // Rows of all tenants are locked and written by the system only, and the database asks for it, too. What the caller does
  // after that is the caller's again; a statement that failed has ended the transaction.
  const opened = async <T>(entity: Entity, work: () => Promise<T>): Promise<T> => {
    if (entity.scope !== 'global') return work();
    await tx.query(sql`select set_config('app.system', 'on', true)`);
    const done = await work();
    await tx.query(sql`select set_config('app.system', 'off', true)`);
    return done;
  };
  return reachedBy(open, {
    ...tx,
    load: (entity, id, how) => (how.lock ? opened(entity, () => tx.load(entity, id, how)) : tx.load(entity, id, how)),
    insert: (...args) => say(args[0], () => tx.insert(...args)),
    update: (...args) => say(args[0], () => tx.update(...args)),
    updateMany: (...args) => say(args[0], () => tx.updateMany(...args)),
    delete: (...args) => say(args[0], () => tx.delete(...args)),
  });
}

function recordsOf<E extends Entity>(run: Run, entity: E): SystemRecords<E> {
  const record = async (work: Promise<Written | Refusal> | Refusal): Promise<RecordOf<E> | Refusal> => {
    const written = await reached(work);
    return isRefusal(written) ? written : JSON.parse(written.text);
  };
  return {
    get: (id, how) => reached(get(run, entity, id, how?.lock === true)) as Promise<RecordOf<E> | Refusal>,
    find: async (options) => (await find(run, entity, options)).content as RecordOf<E>[],
    count: async (filter) => (await find(run, entity, { filter, limit: 1 }, 'exact')).totalElements,
    create: (input) => record(create(run, entity, input)),
    createAll: async (inputs) => {
      const written = await reached(createAll(run, entity, inputs));
      return isRefusal(written) ? written : written.map(({ text }) => JSON.parse(text));
    },
    update: (id, changes, how) => record(update(run, entity, id, changes, how)),
    delete: (id, how) => reached(remove(run, entity, id, how)),
    restore: (id) => reached(restore(run, entity, id)),
    act: async (id, action, input, how) => {
      const bound = run.engine.plan(entity).actions.get(action);
      if (!bound) throw new Error(`${entity.name} has no action ${action}`);
      return record(act(run, entity, bound, id, input, how));
    },
    move: (id, transition, changes, how) => record(transit(run, entity, id, transition, changes ?? {}, how)),
  };
}

async function get(run: Run, entity: Entity, id: string, lock: boolean): Promise<unknown> {
  const rights = rightsOf(run.caller, entity);
  if (!run.open) {
    const text = await one(run.engine, run.caller, entity, id);
    return isRefusal(text) ? text : JSON.parse(text);
  }
  return within(run, { entity }, async (inside: RunInTransaction) => {
    const plan = run.engine.plan(entity);
    if (!lock) return (await inside.open.tx.show(entity, rights, id)) ?? loadForChange(inside, plan, id, 'read');
    const locked = await loadForChange(inside, plan, id, 'read');
    if (isRefusal(locked)) return locked;
    return (await inside.open.tx.show(entity, rights, id)) ?? ruleRecord(entity, locked);
  });
}

async function find(
  run: Run,
  entity: Entity,
  options: FindOptions | { filter?: Filter; limit?: number } | undefined,
  total: ListQuery['total'] = 'none',
): Promise<{ content: Values[]; totalElements: number }> {
  const all = rightsOf(run.caller, entity);
  if (all.deeds.read === undefined) return { content: [], totalElements: 0 };
  const among = options && 'among' in options ? options.among : undefined;
  const rights = among ? narrowedTo(all, among) : all;
  const sort = sortOf(run.caller, entity, options && 'sort' in options ? options.sort : undefined);
  if (isRefusal(sort)) throw new Error(`${entity.name} cannot be sorted like that: ${JSON.stringify(options)}`);
  const query: ListQuery = {
    sort,
    size: options?.limit ?? 1000,
    total,
    ...(options?.filter ? { filter: options.filter } : {}),
    ...(among ? { among } : {}),
  };
  if (run.open) return run.open.tx.find(entity, rights, query);
  return JSON.parse(await run.engine.store.list(run.caller, entity, rights, query));
}

/** Encrypted parts in clear: for the system only, and never without a line in the audit trail. */
async function reveal(run: Run, entity: Entity, id: string): Promise<Readonly<Record<string, string | null>>> {
  const { system } = run.caller;
  if (system === undefined) throw new Error(`parts of ${entity.name} are revealed to the system only`);
  const parts = await orThrow(
    within(run, { entity }, async ({ open }) => {
      await open.tx.audit({
        what: 'reveal',
        entity: entity.name,
        recordId: id,
        result: 'done',
        detail: { reason: system },
      });
      return (await open.tx.reveal(entity, id)) ?? requestRefusals.notFound();
    }),
  );
  return parts as Readonly<Record<string, string | null>>;
}

/** For calls whose type has no place for a refusal: it becomes an error that the outer steps turn back into the refusal. */
async function orThrow<T>(result: Promise<T | Refusal>): Promise<T> {
  const value = await result;
  if (isRefusal(value)) throw new RefusedError(value);
  return value;
}

/**
 * What was answered, except that the database could not be reached for a moment: that is thrown. Who asks for a record and is
 * refused takes it for not there, and work in the background that does not look at the answer would count as done. In a call
 * it becomes "not available".
 */
async function reached<T>(result: Promise<T | Refusal> | Refusal): Promise<T | Refusal> {
  const value = await result;
  if (isRefusal(value) && value.kind === 'unavailable') throw new RefusedError(value);
  return value;
}

/** A refusal on its way through code that cannot return one. */
class RefusedError extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

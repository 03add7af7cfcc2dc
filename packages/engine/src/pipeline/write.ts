import { certain, type Entity, isId, isRefusal, type Refusal, type Values, wireName } from '@homeport/grammar';
import type { LoadedFacts } from '../facts.ts';
import { requestRefusals as no } from '../rights/request-refusals.ts';
import { rightsOf } from '../rights/rights.ts';
import { type Judged, readableValues, withAllProblems } from './all-problems.ts';
import { refuseConditions, refuseLeavingBehind } from './conditions.ts';
import { databaseRefusal } from './database-refusals.ts';
import type { Plan, Run, RunInTransaction } from './engine.ts';
import { markHanging } from './hanging.ts';
import { claimKey, type KeptAnswer, type Key, storeAnswer } from './idempotency.ts';
import { inOrder } from './in-order.ts';
import { isOpenBy, refuseChangedPart, refuseClosedWhole, refuseInUse } from './in-use.ts';
import { changesOf, newValues, startValues } from './input-values.ts';
import { loadForChange, refuseVersion } from './load.ts';
import { refuseNames } from './names.ts';
import { newId } from './new-id.ts';
import { numbersFor } from './numbers.ts';
import { refuseProof } from './proof.ts';
import { putInBin } from './put-in-bin.ts';
import { readBack, type Written } from './read-back.ts';
import { checkCodes, checkRelations } from './references.ts';
import { changedValues, ruleRecord } from './rule-record.ts';
import { within } from './run.ts';
import { isFollowed, loadFacts, loadFactsOfBatch, settled } from './settle.ts';
import { isShownBehind } from './settling-reads.ts';
import { sayOnAllSides, withCommon, withNewCommon } from './sides.ts';
import { followed, settleStale } from './stale.ts';
import { lockWholeOf } from './whole.ts';

export interface WriteOptions {
  /** The version the caller has seen (If-Match). */
  readonly version?: number;
  /** Comes from outside: entities that need a version refuse a write without one. */
  readonly isOutside?: boolean;
  readonly key?: Key;
  /** Only looked at: everything is judged as it would be, and nothing is kept. */
  readonly isLook?: boolean;
  /** Why, in the words of whoever had it done; the history shows it. */
  readonly note?: string;
}
/** Answered, instead of a record, where a look found nothing in the way. */
export const nothingInTheWay: Refusal = { isRefusal: true, kind: 'conflict', code: 'nothingInTheWay' };

/** How one of several records that are created together is. */
interface Batch {
  /** Others of them are stored already: a refusal takes those along. */
  readonly isLater: boolean;
}

/** A new record. Without facts to load, row, history and read-back are one statement. */
export async function create(
  run: Run,
  entity: Entity,
  body: unknown,
  how: WriteOptions = {},
  batch?: Batch,
): Promise<Written | Refusal> {
  const plan = run.engine.plan(entity);
  const rights = rightsOf(run.caller, entity);
  if (rights.deeds.create === undefined || isOnlyForSystem(run, entity)) return no.notAllowed();
  const unproven = unprovenWrite(run, entity);
  if (unproven) return unproven;
  const values = newValues(plan, rights, body, run.caller.system !== undefined);
  if (isRefusal(values)) {
    const given = readableValues(entity, rights, 'create', body, values);
    return explained(run, plan, { given, after: { ...startValues(plan), ...given } }, values, how);
  }
  const unknown =
    refuseNames(run.engine.catalogue, plan.naming, values, values) ?? (await checkCodes(run, plan.codes, values));
  if (unknown) return explained(run, plan, { given: values, after: values }, unknown, how);
  values.id ??= newId();
  return isPlain(plan) && !run.open && !how.isLook
    ? createAtOnce(run, plan, values, how)
    : createInSteps(run, plan, values, how, batch);
}

/** What somebody outside is told of a refused record: everything that can be judged of it. */
async function explained(run: Run, plan: Plan, judged: Judged, refusal: Refusal, how: WriteOptions): Promise<Refusal> {
  if (!how.isOutside) return refusal;
  return within<Refusal>(run, { entity: plan.entity }, (inside) => withAllProblems(inside, plan, judged, refusal));
}

/** Nothing has to be looked up for a new record but what its relations lead to, and nothing follows it. */
const isPlain = ({ entity, facts, followers, watches, conditions, numbered }: Plan): boolean =>
  !facts &&
  followers.length === 0 &&
  watches.length === 0 &&
  conditions.length === 0 &&
  numbered.length === 0 &&
  !entity.partOf &&
  !entity.closesWith &&
  !entity.sideOf;

/**
 * Several new records in one transaction; the first refusal is answered. Plain ones leave together. What is derived is settled once
 * for all of them: the whole that they have in common follows every one, and they follow it.
 */
export function createAll(run: Run, entity: Entity, bodies: readonly unknown[]): Promise<readonly Written[] | Refusal> {
  const plan = run.engine.plan(entity);
  return within<readonly Written[]>(run, { entity, repeatable: true }, async (inside) => {
    const made: Written[] = [];
    const isEasy = isPlain(plan);
    const refused = await inOrder(
      isEasy,
      bodies.map((body, n) => async () => {
        const written = await create(inside, entity, body, {}, isEasy ? undefined : { isLater: n > 0 });
        if (isRefusal(written)) return written;
        made[n] = written;
        return undefined;
      }),
    );
    if (refused) return refused;
    if (isEasy || !isBehind(inside, plan)) return made;
    return Promise.all(
      made.map(({ text }) => {
        const { id }: { readonly id: string } = JSON.parse(text);
        return readBack(inside, plan, id);
      }),
    );
  });
}

/** Whether an answer of the entity would show what is derived and not settled yet, in itself or in what it names, or what watches it wrote. */
const isBehind = ({ engine, open }: RunInTransaction, { entity, facts, watches }: Plan): boolean =>
  watches.length > 0 ||
  [...open.stale.waiting.values()].some(
    (one) => isShownBehind(engine.catalogue, entity, one) || isFollowed(facts?.sources, one),
  );

async function createAtOnce(run: Run, plan: Plan, values: Values, how: WriteOptions): Promise<Written | Refusal> {
  const { entity } = plan;
  const result = settled(plan, {}, values);
  if (isRefusal(result)) return explained(run, plan, { given: values, after: values }, result, how);
  try {
    const answer = how.key && { ...how.key, status: 201 };
    const text = await run.engine.store.create(
      run.caller,
      entity,
      rightsOf(run.caller, entity),
      result.values,
      { deed: 'create' },
      answer,
    );
    return text === undefined ? explain(run, plan, values, how.key, no.notKept()) : { text, version: 1 };
  } catch (error) {
    const refusal = databaseRefusal(error, entity);
    if (refusal) return explain(run, plan, values, how.key, refusal);
    throw error;
  }
}

/**
 * Why one statement kept nothing: the call was made before under this key, or a relation leads to nothing the caller may see,
 * or what the database said.
 */
function explain(
  run: Run,
  plan: Plan,
  values: Values,
  key: Key | undefined,
  otherwise: Refusal,
): Promise<Written | Refusal> {
  if (otherwise.kind === 'unavailable') return Promise.resolve(otherwise);
  return within<Written>(run, {}, async ({ open, ...rest }) => {
    const known = key && (await claimKey(open.tx, key));
    if (known) return again(known);
    return (await checkRelations({ ...rest, open }, plan.relations, values)) ?? otherwise;
  });
}

const again = (known: KeptAnswer | Refusal): Written | Refusal =>
  isRefusal(known) ? known : { text: known.text, replayed: known.status };

function createInSteps(
  run: Run,
  plan: Plan,
  values: Values,
  how: WriteOptions,
  batch: Batch | undefined,
): Promise<Written | Refusal> {
  const { entity } = plan;
  const id = values.id as string;
  // What joins a transaction may be refused without taking it along, as long as nothing of it was written: step by step, then.
  const isAlone = run.open === undefined;
  const isTogether = isAlone || batch?.isLater === true;
  return within<Written>(run, { entity, repeatable: true }, async (inside) => {
    const known = how.key && (await claimKey(inside.open.tx, how.key));
    if (known) return again(known);
    values = await withCommon(inside, plan, values);
    let facts: LoadedFacts = {};
    const unfit = await inOrder(isTogether, [
      () => checkRelations(inside, plan.relations, values),
      () => refuseConditions(inside, plan, values),
      () => lockWholeOf(inside, plan, values),
      () => refuseClosedWhole(inside, plan, values, 'add'),
      async () => {
        facts = await (batch ? loadFactsOfBatch(inside, plan, values) : loadFacts(inside, plan, values));
      },
    ]);
    if (unfit) return explained(inside, plan, { given: values, after: values }, unfit, how);
    const entered = { ...values, ...(await numbersFor(inside, plan, undefined, values)) };
    let result = settled(plan, facts, entered);
    // What is refused by facts that others of the batch have not reached yet is judged by those they have.
    if (batch && isRefusal(result)) result = settled(plan, await loadFacts(inside, plan, values), entered);
    if (isRefusal(result)) return explained(inside, plan, { given: values, after: entered }, result, how);
    const made = await withNewCommon(inside, plan, result.values);
    if (isRefusal(made)) return made;
    const { open, engine } = inside;
    let text: string | undefined;
    let isToBeRead = false;
    const refused = await inOrder(isTogether && !plan.common, [
      async () => {
        text = await open.tx.insert(entity, made, { deed: 'create' }, rightsOf(inside.caller, entity));
        return text === undefined ? no.notKept() : undefined;
      },
      () => followed(inside, plan, { after: made }),
      () => sayOnAllSides(inside, plan, made),
      async () => {
        isToBeRead =
          !batch &&
          (plan.watches.length > 0 ||
            [...open.stale.waiting.values()].some((one) => isShownBehind(engine.catalogue, entity, one)));
        return isAlone ? settleStale({ open }) : undefined;
      },
    ]);
    if (refused) return refused;
    if (how.isLook) return nothingInTheWay;
    // The statement has answered the record already; it is read again only where it shows what follows it.
    const written: Written = text === undefined || isToBeRead ? await readBack(inside, plan, id) : { text, version: 1 };
    if (how.key) await storeAnswer(open.tx, how.key, 201, written.text);
    return written;
  });
}

/** Changes of a record by a plain save. Only what is given changes; statuses never do. */
export function update(
  run: Run,
  entity: Entity,
  id: string,
  body: unknown,
  how: WriteOptions = {},
): Promise<Written | Refusal> | Refusal {
  const plan = run.engine.plan(entity);
  if (!isId(id)) return no.notFound();
  return within(run, { entity, repeatable: true }, async (inside) => {
    const before = await loadForChange(inside, plan, id, 'update', wholeIn(entity, body));
    if (isRefusal(before)) return before;
    const stale = refuseVersion(entity, before, how);
    if (stale) return stale;
    const unproven = unprovenWrite(run, entity);
    if (unproven) return unproven;
    if (isOnlyForSystem(run, entity)) return no.notAllowed();
    if (entity.neverUpdated) return no.notEditable();
    const given = changesOf(plan, rightsOf(run.caller, entity), body, before, run.caller.system !== undefined);
    const isOpen = isOpenTo(run, plan, before, 'editable');
    if (isRefusal(given)) {
      if (!isOpen) return no.notEditable();
      const read = readableValues(entity, rightsOf(run.caller, entity), 'update', body, given);
      return explained(inside, plan, { given: read, after: { ...before, ...read }, before }, given, how);
    }
    const changes = changedValues(entity, given, before);
    if (isOpen) return save(inside, plan, before, changes, how);
    // Saving a closed record as it is changes nothing: a list that was exported can be taken in again.
    return Object.keys(changes).length > 0 ? no.notEditable() : keep(inside, plan, id, how.key);
  });
}

/** The id of the whole that a part is sent with; anything else is refused later. */
function wholeIn(entity: Entity, body: unknown): unknown {
  const field = entity.partOf === undefined ? undefined : entity.fields[entity.partOf];
  if (!field || typeof body !== 'object' || body === null) return undefined;
  const given = (body as Values)[wireName(certain(entity.partOf), field)];
  return typeof given === 'object' && given !== null ? (given as Values).id : given;
}

async function save(
  inside: RunInTransaction,
  plan: Plan,
  before: Values,
  changes: Values,
  how: WriteOptions,
): Promise<Written | Refusal> {
  const { entity } = plan;
  const id = before.id as string;
  const refused =
    refuseNames(inside.engine.catalogue, plan.naming, changes, { ...before, ...changes }) ??
    (await checkCodes(inside, plan.codes, changes)) ??
    (await checkRelations(inside, plan.relations, changes)) ??
    (await refuseSayings(inside, plan, before, changes)) ??
    (await refuseInUse(inside, plan, id, changes)) ??
    (await refuseChangedPart(inside, plan, before, changes));
  const changed = { ...before, ...changes };
  if (refused) return explained(inside, plan, { given: changes, after: changed, before }, refused, how);
  const after = await withCommon(inside, plan, changed, before);
  const facts = await loadFacts(inside, plan, after, before);
  const result = settled(plan, facts, after, before);
  if (isRefusal(result)) return explained(inside, plan, { given: changes, after, before }, result, how);
  const written = await withNewCommon(inside, plan, result.values);
  if (isRefusal(written)) return written;
  const all = changedValues(entity, written, before);
  if (Object.keys(all).length > 0) {
    const count = await inside.open.tx.update(entity, id, all, { version: before.version as number }, before, {
      deed: 'update',
      note: how.note,
    });
    if (count === 0) return no.changedMeanwhile();
    const refused =
      (await followed(inside, plan, { after: written, before })) ??
      (await sayOnAllSides(inside, plan, written, before));
    if (refused) return refused;
  }
  const kept = await keep(inside, plan, id, how.key);
  if (!how.isLook || isRefusal(kept)) return kept;
  return (await settleStale({ open: inside.open })) ?? nothingInTheWay;
}

/** What a change says of other records has to make sense of them, and so has what its parts say. */
async function refuseSayings(
  inside: RunInTransaction,
  plan: Plan,
  before: Values,
  changes: Values,
): Promise<Refusal | undefined> {
  if (Object.keys(changes).length === 0) return undefined;
  return (
    (await refuseConditions(inside, plan, { ...before, ...changes })) ??
    (await refuseLeavingBehind(inside, plan, { ...changes, id: before.id }))
  );
}

/** Removes a record, when its state allows it and nothing needs it. What a person removed can be had back for a while. */
export function remove(
  run: Run,
  entity: Entity,
  id: string,
  how: WriteOptions = {},
): Promise<true | Refusal> | Refusal {
  const plan = run.engine.plan(entity);
  if (!isId(id)) return no.notFound();
  return within<true>(run, { entity, repeatable: true }, async (inside) => {
    const before = await loadForChange(inside, plan, id, 'delete');
    if (isRefusal(before)) return before;
    const stale = refuseVersion(entity, before, how);
    if (stale) return stale;
    const unproven = unprovenWrite(run, entity);
    if (unproven) return unproven;
    if (isOnlyForSystem(run, entity)) return no.deleteNotAllowed();
    if (!isOpenTo(run, plan, before, 'deletable')) return no.notDeletable();
    const staying =
      (await refuseClosedWhole(inside, plan, before, 'remove')) ?? (await refuseGoing(inside, plan, before));
    if (staying) return staying;
    await markHanging(inside, plan, id);
    await putInBin(inside, plan, before);
    const count = await inside.open.tx.delete(entity, id, { version: before.version as number }, before, {
      deed: 'delete',
    });
    if (count === 0) return no.changedMeanwhile();
    return (await followed(inside, plan, { before })) ?? true;
  });
}

/** What the entity's own rules have against the deletion. */
async function refuseGoing(inside: RunInTransaction, plan: Plan, before: Values): Promise<Refusal | undefined> {
  const { mayGo } = plan.rules;
  if (!mayGo) return undefined;
  const facts = await loadFacts(inside, plan, before, before);
  return mayGo(ruleRecord(plan.entity, before), facts);
}

/** Writes of entities that guard money or access want proof of who sits there; the system's own do not. */
const unprovenWrite = (run: Run, entity: Entity): Refusal | undefined =>
  run.caller.system === undefined ? refuseProof(entity.proof, run.caller.me, run.now.epochMilliseconds) : undefined;

/** Rows that are the same for all tenants are changed by the system only. */
const isOnlyForSystem = (run: Run, entity: Entity): boolean =>
  entity.scope === 'global' && run.caller.system === undefined;

/** Whether every status of the record lets plain saves of this caller change (or delete) it. */
const isOpenTo = (run: Run, plan: Plan, before: Values, what: 'editable' | 'deletable'): boolean =>
  run.caller.system !== undefined || isOpenBy(plan, before, what);

/** The last steps of a change: may the caller keep the result? Then read back, with what may be done next. */
async function keep(inside: RunInTransaction, plan: Plan, id: string, key?: Key): Promise<Written | Refusal> {
  const { entity } = plan;
  const rights = rightsOf(inside.caller, entity);
  const where = rights.deeds.update;
  if (where !== undefined && where !== true && !(await inside.open.tx.matches(entity, id, where))) return no.notKept();
  const written = await readBack(inside, plan, id);
  if (key) await storeAnswer(inside.open.tx, key, 200, written.text);
  return written;
}

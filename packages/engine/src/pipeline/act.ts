import {
  type Entity,
  type Filter,
  isId,
  isRefusal,
  performanceOf,
  type Refusal,
  readFields,
  type Values,
} from '@homeport/grammar';
import type { ActionJob } from '../context.ts';
import { requestRefusals as no } from '../rights/request-refusals.ts';
import { withWhole } from './all-problems.ts';
import { moveMade } from './another-way.ts';
import type { BoundAction, Plan, Run, RunInTransaction } from './engine.ts';
import { claimKey, storeAnswer } from './idempotency.ts';
import { loadForChange, refuseVersion } from './load.ts';
import { numbersFor } from './numbers.ts';
import { refuseProof } from './proof.ts';
import { readBack, type Written } from './read-back.ts';
import { checkCodes, checkRelations, codesAmong, relationsAmong } from './references.ts';
import { changedValues, ruleRecord, storedValues } from './rule-record.ts';
import { within } from './run.ts';
import { loadFacts, settled } from './settle.ts';
import { followed, settleStale } from './stale.ts';
import { stampsOf } from './stamps.ts';
import { type Move, moveOf, refuseMove } from './transition.ts';
import { nothingInTheWay, type WriteOptions } from './write.ts';

/** A named action on one record or on none: proof, roles, where, from, guards, the handler's work, the status, read back. */
export async function act(
  run: Run,
  entity: Entity,
  bound: BoundAction,
  id: string | undefined,
  body: unknown,
  how: WriteOptions = {},
): Promise<Written | Refusal> {
  const plan = run.engine.plan(entity);
  const { action } = bound;
  const move = action.transition === undefined ? undefined : moveOf(plan, action.transition);
  const unproven = refuseProof(action.proof, run.caller.me, run.now.epochMilliseconds);
  if (action.scope !== 'collection' && !isId(id)) return no.notFound();
  const reach =
    run.caller.system === undefined
      ? performanceOf(entity, action.name, move?.spec.by ?? action.by ?? [], run.caller.me)
      : true;
  return within<Written>(run, { entity, repeatable: true }, async (inside) => {
    const before = id === undefined ? undefined : await loadForChange(inside, plan, id, 'read');
    if (isRefusal(before)) return before;
    if (reach === undefined || (before && !(await isWithin(inside, entity, before, reach)))) return no.notAllowed();
    if (unproven) return unproven;
    const known = how.key && (await claimKey(inside.open.tx, how.key));
    if (known) return isRefusal(known) ? known : { text: known.text, replayed: known.status };
    const input = readFields(action.input, body);
    const stale = before && refuseVersion(entity, before, how);
    const here = async () => before && (await refuseHere(inside, plan, bound, move, before));
    if (isRefusal(input)) return how.isOutside && !stale ? withWhole(input, await here()) : input;
    const refused =
      stale ??
      (await checkCodes(inside, codesAmong(action.input), input)) ??
      (await checkRelations(inside, relationsAmong(run.engine, action.input), input)) ??
      (await here());
    if (refused) return refused;
    if (how.isLook && bound.handler) return nothingInTheWay;
    const result = await bound.handler?.run(inside.engine.contextOf(inside), job(entity, input, before));
    if (isRefusal(result)) return result;
    if (inside.open.spoiled) return inside.open.spoiled;
    const written = await finish(inside, plan, { deed: action.name, move, input }, before, result, how);
    if (!how.isLook || isRefusal(written)) return written;
    return (await settleStale({ open: inside.open })) ?? nothingInTheWay;
  });
}

/** Whether the record is one of those that the caller may do it on. */
const isWithin = async (
  inside: RunInTransaction,
  entity: Entity,
  before: Values,
  reach: Filter | true,
): Promise<boolean> => reach === true || inside.open.tx.matches(entity, before.id as string, reach);

/** The action's own condition, then its transition's. */
async function refuseHere(
  inside: RunInTransaction,
  plan: Plan,
  { action }: BoundAction,
  move: Move | undefined,
  before: Values,
): Promise<Refusal | undefined> {
  const { where } = action;
  if (
    where &&
    inside.caller.system === undefined &&
    !(await inside.open.tx.matches(plan.entity, before.id as string, where))
  )
    return no.notAllowed();
  return move && refuseMove(inside, plan, move, before, true);
}

const job = (entity: Entity, input: Values, before: Values | undefined): ActionJob =>
  ({ input, id: before?.id, record: before && ruleRecord(entity, before) }) as ActionJob;

async function finish(
  inside: RunInTransaction,
  plan: Plan,
  { deed, move: declared, input }: { readonly deed: string; readonly move: Move | undefined; readonly input: Values },
  before: Values | undefined,
  result: Values | undefined,
  how: WriteOptions,
): Promise<Written | Refusal> {
  const move = moveMade(plan, declared, result);
  if (before && move) {
    const values = { ...stampsOf(inside, plan, move.spec, input), ...storedValues(plan.entity, result ?? {}) };
    const moved = await writeMove(inside, plan, move, before, values, { deed });
    if (moved) return moved;
  }
  const isAnswer = result !== undefined && move === undefined;
  const written = before
    ? await readBack(inside, plan, before.id as string, isAnswer ? result : undefined)
    : { text: JSON.stringify(result ?? {}) };
  if (how.key) await storeAnswer(inside.open.tx, how.key, 200, written.text);
  return written;
}

/**
 * A transition without an action of its own, also what `records().move` does: any field may change with the status. Of what it
 * stamps, `changes` may say otherwise; what it asks for is not asked here.
 */
export function transit(
  run: Run,
  entity: Entity,
  id: string,
  transition: string,
  changes: Values,
  how: WriteOptions = {},
): Promise<Written | Refusal> | Refusal {
  const plan = run.engine.plan(entity);
  const move = moveOf(plan, transition);
  if (!move) throw new Error(`${entity.name} has no transition ${transition}`);
  if (!isId(id)) return no.notFound();
  return within<Written>(run, { entity, repeatable: true }, async (inside) => {
    const before = await loadForChange(inside, plan, id, 'read');
    if (isRefusal(before)) return before;
    const known = how.key && (await claimKey(inside.open.tx, how.key));
    if (known) return isRefusal(known) ? known : { text: known.text, replayed: known.status };
    const stamped = { ...stampsOf(inside, plan, move.spec, {}), ...storedValues(entity, changes) };
    const refused =
      refuseVersion(entity, before, how) ??
      (await refuseMove(inside, plan, move, before)) ??
      (await writeMove(inside, plan, move, before, stamped, { deed: move.name, note: how.note }));
    if (refused) return refused;
    const written = await readBack(inside, plan, id);
    if (how.key) await storeAnswer(inside.open.tx, how.key, 200, written.text);
    return written;
  });
}

/** Status and values in one conditional update; the handler may have changed the record in between, the status may not have moved. */
async function writeMove(
  inside: RunInTransaction,
  plan: Plan,
  move: Move,
  before: Values,
  changes: Values,
  change: { readonly deed: string; readonly note?: string },
): Promise<Refusal | undefined> {
  const { entity } = plan;
  const { tx } = inside.open;
  const id = before.id as string;
  const current = inside.open.writes === 0 ? before : await tx.load(entity, id, { where: true, lock: true });
  if (!current || current[move.field] !== before[move.field]) return no.changedMeanwhile();
  const given = { ...current, ...storedValues(entity, changes), [move.field]: move.spec.to };
  const after = { ...given, ...(await numbersFor(inside, plan, `${move.field}.${move.name}`, given)) };
  const facts = await loadFacts(inside, plan, after, current);
  const result = settled(plan, facts, after, current);
  if (isRefusal(result)) return result;
  const all = { ...changedValues(entity, result.values, current), [move.field]: move.spec.to };
  const on = { version: current.version as number, states: { [move.field]: move.spec.from } };
  if ((await tx.update(entity, id, all, on, current, change)) === 0) return no.changedMeanwhile();
  return followed(inside, plan, { after: result.values, before: current });
}

import { type ActionHandler, type Context, handle } from '@homeport/engine';
import { type Catalogue, certain, isRefusal, type Refusal, type Values } from '@homeport/grammar';
import {
  type Decision,
  decision,
  isOpenStep,
  isPending,
  mayNotUndo,
  decidingRefusals as no,
  takeBackDecision,
  type UndoneStep,
} from '@homeport/model/deciding';
import { daysOf, tellAsked } from './open-next.ts';
import { because } from './opened.ts';
import { keepUndecided, type Subject, stepsOf, subjectOf } from './subject.ts';

const asUndone = ({ id, sequence, status, decidedAt, decidedBy }: Decision): UndoneStep => ({
  id,
  sequence,
  status,
  decidedAt,
  decidedBy: decidedBy?.id ?? null,
});
const refusals = { NOT_YOURS: no.notYours, TOO_LATE: no.tooLateToUndo, GONE_ON: no.goneOn } as const;

/** The step that leads a record back to where it waits, where it was the last decision that brought it away. */
function wayBack({ entity, decided }: Subject, record: Values): string | undefined {
  const { by = 'status', approve, reject, undo } = decided;
  const lifecycle = entity.fields[by];
  if (undo === undefined || lifecycle?.type !== 'lifecycle') return undefined;
  const outcomes = [approve, reject].flatMap((name) => lifecycle.transitions[name]?.to ?? []);
  const now = String(record[by]);
  const isWay = outcomes.includes(now) && certain(lifecycle.transitions[undo]).from.includes(now);
  return isWay ? `${by}.${undo}` : undefined;
}

async function undo(ctx: Context, catalogue: Catalogue, given: Decision): Promise<Refusal | undefined> {
  const system = ctx.asSystem(because);
  const step = await system.records(decision).get(given.id);
  if (isRefusal(step)) return step;
  const subject = subjectOf(catalogue, step);
  const record: Values | Refusal = await system.records(subject.entity).get(subject.id, { lock: true });
  if (isRefusal(record)) return record;
  const since = (await stepsOf(system, subject.entity, subject.id)).filter(({ created }) => created === step.created);
  const now = ctx.now.toString({ smallestUnit: 'second' });
  const not = mayNotUndo(asUndone(step), since.map(asUndone), ctx.me.user, now);
  if (not) return refusals[not]();
  const isWaiting = record[subject.decided.by ?? 'status'] === subject.decided.waits;
  const back = isWaiting ? undefined : wayBack(subject, record);
  // It was decided as a whole by this step, and something has followed from that.
  if (!isWaiting && back === undefined) return no.goneOn();
  return (await reopen(ctx, subject, step, since, back)) ?? keepLeft(ctx, subject);
}

/** The step is open again; what it had opened waits again, and what it had made unnecessary as well. */
async function reopen(
  ctx: Context,
  subject: Subject,
  step: Decision,
  all: readonly Decision[],
  back: string | undefined,
): Promise<Refusal | undefined> {
  const system = ctx.asSystem(because);
  const steps = system.records(decision);
  for (const other of all) {
    const isOpenedByIt = other.sequence > step.sequence && isOpenStep(other);
    const isDroppedByIt = step.status === 'REJECTED' && other.status === 'CANCELLED';
    if (other.id === step.id || !(isOpenedByIt || isDroppedByIt)) continue;
    const waiting = await steps.move(other.id, 'status.wait', { escalateAt: null, dueDate: null });
    if (isRefusal(waiting)) return waiting;
  }
  const { openedAt, escalateAt } = await daysOf(system, step);
  const marks = { openedAt, escalateAt, decidedBy: null, decidedAt: null, decisionNote: null };
  const open = await steps.move(step.id, 'status.reopen', marks);
  if (isRefusal(open)) return open;
  // Others who are asked by the same step, or beside it, have to decide again.
  for (const beside of all) {
    if (beside.sequence !== step.sequence || beside.id === step.id || beside.status !== 'CANCELLED') continue;
    const opened = await steps.move(beside.id, 'status.open', await daysOf(system, beside));
    if (isRefusal(opened)) return opened;
  }
  await tellAsked(system, open, 'UNDONE');
  if (back === undefined) return undefined;
  const moved = await system.records(subject.entity).move(subject.id, back);
  return isRefusal(moved) ? moved : undefined;
}

async function keepLeft(ctx: Context, { entity, id }: Subject): Promise<Refusal | undefined> {
  const system = ctx.asSystem(because);
  const record: Values | Refusal = await system.records(entity).get(id);
  if (isRefusal(record)) return record;
  return keepUndecided(system, entity, record, (await stepsOf(system, entity, id)).filter(isPending).length);
}

/** Taking one's own decision back. */
export const undoHandler = (catalogue: Catalogue): ActionHandler =>
  handle(takeBackDecision, (ctx, { record }) => undo(ctx, catalogue, record));

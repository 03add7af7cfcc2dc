import { type ActionHandler, type Context, handle } from '@homeport/engine';
import { type Catalogue, isRefusal, type Refusal } from '@homeport/grammar';
import {
  approveDecision,
  type Decision,
  decision,
  isPending,
  isSettledBy,
  decidingRefusals as no,
  rejectDecision,
  skipDecision,
} from '@homeport/model/deciding';
import { dropSteps } from './make-steps.ts';
import { openNext } from './open-next.ts';
import { type Opened, opened } from './opened.ts';
import { keepUndecided, stepsOf } from './subject.ts';
import { tellDecided } from './tell.ts';

type Way = 'settle' | 'refuse' | 'leaveOut';
const outcomes = { settle: 'APPROVED', refuse: 'REJECTED', leaveOut: 'SKIPPED' } as const;

async function decide(
  ctx: Context,
  catalogue: Catalogue,
  step: Decision,
  way: Way,
  note: string | null,
): Promise<Refusal | undefined> {
  if (way === 'leaveOut' && !step.isOptional) return no.notToDecide();
  const at = await opened(ctx, catalogue, step);
  if (isRefusal(at)) return at;
  const { system, subject, record } = at;
  const marks = { decisionNote: note, escalateAt: null };
  const moved = await system.records(decision).move(step.id, `status.${way}`, marks);
  if (isRefusal(moved)) return moved;
  await tellDecided(ctx, at, moved, outcomes[way]);
  if (way === 'refuse') {
    const dropped = await dropSteps(system, subject, record);
    return dropped ?? conclude(at, catalogue, subject.decided.reject, note);
  }
  const all = await stepsOf(system, subject.entity, subject.id);
  if (isSettledBy(all)) return conclude(at, catalogue, subject.decided.approve, note);
  const left = await keepUndecided(system, subject.entity, record, all.filter(isPending).length);
  return left ?? openNext(system, subject, subject.id);
}

/** The last step decides the record itself, by the step or the action of its own, with all that follows from it. */
async function conclude(
  { system, subject, record }: Opened,
  catalogue: Catalogue,
  deed: string,
  note: string | null,
): Promise<Refusal | undefined> {
  const { entity, decided, id } = subject;
  const left = await keepUndecided(system, entity, record, 0);
  if (left) return left;
  const action = catalogue.actionsOn(entity.name).find(({ name }) => name === deed);
  const asked = Object.keys(action?.input ?? {}).filter((name) => name === 'note' || name === 'reason');
  const done = action
    ? await system.records(entity).act(id, deed, Object.fromEntries(asked.map((name) => [name, note])))
    : await system.records(entity).move(id, `${decided.by ?? 'status'}.${deed}`);
  return isRefusal(done) ? done : undefined;
}

/** Deciding step by step, of whatever is decided. */
export const decideHandlers = (catalogue: Catalogue): readonly ActionHandler[] => [
  handle(approveDecision, (ctx, { record, input }) => decide(ctx, catalogue, record, 'settle', input.note ?? null)),
  handle(rejectDecision, (ctx, { record, input }) => decide(ctx, catalogue, record, 'refuse', input.reason)),
  handle(skipDecision, (ctx, { record, input }) => decide(ctx, catalogue, record, 'leaveOut', input.note ?? null)),
];

import type { Context, SystemContext } from '@homeport/engine';
import { type Catalogue, isRefusal, type Refusal, type Values } from '@homeport/grammar';
import { caseWorkers } from '@homeport/model/cases';
import { type Decision, decision, mayNotDecide, decidingRefusals as no } from '@homeport/model/deciding';
import { type Subject, subjectOf } from './subject.ts';

export const because = 'what is handed in is decided in steps';
const ids = (given: readonly { readonly id: string }[] | null): string[] => (given ?? []).map(({ id }) => id);

/** A step as the rules of deciding know it. */
export const asking = (step: Decision) => ({
  status: step.status,
  asked: ids(step.asked),
  owner: step.owner?.id ?? null,
  requesters: ids(step.requesters),
});
const isOfTeam = (roles: readonly string[]): boolean => caseWorkers.some((one) => roles.includes(one));
export const decider = ({ me }: Context) => ({
  user: me.user,
  delegators: me.delegators,
  isOfTeam: isOfTeam(me.roles),
});
const refusals = { OWN: no.ownRequest, NOT_ASKED: no.notAsked, NOT_OPEN: no.notToDecide } as const;

const idOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'id' in value ? value.id : value;
/** Whether the caller made a record, or is named by it as somebody whose own it is. */
function isOwn({ me }: Context, { decided }: Subject, record: Values): boolean {
  const own = [record.createdBy, ...(decided.own ?? []).map((name) => record[name])].map(idOf);
  return [me.user, me.person, me.employee].some((id) => id !== null && own.includes(id));
}

/** A step that is worked on, with what it decides. */
export interface Opened {
  readonly system: SystemContext;
  readonly subject: Subject;
  /** The record that is decided, locked. */
  readonly record: Values;
}
/**
 * Locks what a step decides, so that of two that are decided side by side the second goes on from the first, and says whether the
 * caller may decide the step now.
 */
export async function opened(ctx: Context, catalogue: Catalogue, step: Decision): Promise<Opened | Refusal> {
  const system = ctx.asSystem(because);
  const named = await system.records(decision).get(step.id);
  if (isRefusal(named)) return named;
  const subject = subjectOf(catalogue, named);
  const record: Values | Refusal = await system.records(subject.entity).get(subject.id, { lock: true });
  if (isRefusal(record)) return record;
  // Steps name users of the company; whoever works for it from another one is recognized by the record itself.
  if (isOwn(ctx, subject, record)) return no.ownRequest();
  const not = mayNotDecide(asking(step), decider(ctx));
  if (not) return refusals[not]();
  return record[subject.decided.by ?? 'status'] === subject.decided.waits
    ? { system, subject, record }
    : no.notToDecide();
}

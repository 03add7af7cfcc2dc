import type { Decision } from './decision.entity.ts';
import { isOpenStep } from './decision-order.rules.ts';

/** Who wants to decide: the user, those for whom they stand in today, and whether they are of the team. */
export interface Decider {
  readonly user: string;
  readonly delegators: readonly string[];
  readonly isOfTeam: boolean;
}
/** A step as far as who may decide it is concerned; ids of users. */
export interface AskingStep extends Pick<Decision, 'status'> {
  readonly asked: readonly string[];
  readonly owner: string | null;
  readonly requesters: readonly string[];
}

/**
 * What keeps somebody from deciding a step: it is their own, also for somebody else; others are asked; it is not open. Undefined: they
 * may. A step that asks nobody is the team's.
 */
export function mayNotDecide(step: AskingStep, me: Decider): 'OWN' | 'NOT_ASKED' | 'NOT_OPEN' | undefined {
  if (step.requesters.includes(me.user)) return 'OWN';
  // Whoever stands in for somebody whose own it is does not decide for them.
  const mine = [me.user, ...me.delegators.filter((user) => !step.requesters.includes(user))];
  const asked = [...step.asked, ...(step.owner ? [step.owner] : [])];
  const isMine = asked.length === 0 ? me.isOfTeam : asked.some((user) => mine.includes(user));
  if (!isMine) return 'NOT_ASKED';
  return isOpenStep(step) ? undefined : 'NOT_OPEN';
}

/** Whom a step asks after somebody handed their part on: the others, and the new one. */
export function handedOn(
  { asked, owner }: Pick<AskingStep, 'asked' | 'owner'>,
  me: Pick<Decider, 'user' | 'delegators'>,
  to: string,
): readonly string[] {
  const leaving = asked.includes(me.user)
    ? [me.user]
    : asked.filter((user) => me.delegators.includes(user)).slice(0, 1);
  const staying = owner === null ? asked.filter((user) => !leaving.includes(user)) : [];
  return [...new Set([...staying, to])];
}

/** Whom an escalated step asks: the escalation contact, else the fallback contact, else the manager; never who is asked already. */
export function escalatedTo(
  step: Pick<AskingStep, 'asked' | 'owner' | 'requesters'>,
  contacts: readonly (string | null)[],
): string | undefined {
  const out = [...step.asked, ...step.requesters, ...(step.owner ? [step.owner] : [])];
  return contacts.find((one): one is string => one !== null && !out.includes(one));
}

/** Seconds in which a decision is taken back by whoever made it. */
const undoneWithin = 600;

/** A step among all of its record, as far as taking a decision back is concerned. */
export interface UndoneStep extends Pick<Decision, 'id' | 'sequence' | 'status' | 'decidedAt'> {
  readonly decidedBy: string | null;
}
/**
 * What keeps somebody from taking a decision back: it is not theirs, too long ago, or something of a later step is decided.
 * `now` is ISO UTC.
 */
export function mayNotUndo(
  step: UndoneStep,
  all: readonly UndoneStep[],
  me: string,
  now: string,
): 'NOT_YOURS' | 'TOO_LATE' | 'GONE_ON' | undefined {
  if (step.decidedBy !== me || step.decidedAt === null) return 'NOT_YOURS';
  const seconds = (Date.parse(now) - Date.parse(step.decidedAt)) / 1000;
  if (seconds > undoneWithin) return 'TOO_LATE';
  const isLater = ({ id, sequence, decidedBy }: UndoneStep) =>
    id !== step.id && sequence > step.sequence && decidedBy !== null;
  return all.some(isLater) ? 'GONE_ON' : undefined;
}

import { Exact } from '@homeport/grammar';
import type { DecidingKind } from './deciding-kinds.ts';

/** A group as far as choosing needs to know; only active ones. Amounts are exact decimals of its currency. */
export interface DecidingGroup {
  readonly id: string;
  readonly name: string;
  /** Groups of a lower number are asked first, those of the same one side by side. */
  readonly sequence: number;
  readonly kinds: readonly DecidingKind[];
  /** Asked for amounts over this one; null: from nothing. */
  readonly amountOver: string | null;
  /** Asked up to and including this one; null: without a limit. */
  readonly amountUpTo: string | null;
  /** Users who may sign in and decide this kind, without those whose own it is. */
  readonly able: readonly string[];
  /** Who stands in where nobody is able, if they are. */
  readonly fallback: string | null;
  /** Working days until it is to be decided. */
  readonly dueInDays: number | null;
}

/** What waits to be decided. */
export interface DecidingRequest {
  readonly kind: DecidingKind;
  /**
   * The amount in the currency of a group: null without an amount, undefined where it cannot be converted. A group without limits
   * is never asked for it.
   */
  readonly amountFor: (group: Pick<DecidingGroup, 'id'>) => string | null | undefined;
  /** The group that the assignment names, or its policy. */
  readonly named: string | null;
  /** Who looks after the assignment, if they may decide it; they are asked for want of others. */
  readonly manager: string | null;
}

/** Why a step asks whom it asks. */
export const stepReasons = {
  KIND: 'Decides this kind',
  AMOUNT: 'Decides this kind and amount',
  NAMED: 'Named by the assignment or its policy',
  NO_RATE: 'The amount could not be converted',
  GAP: 'No group decides this amount: the nearest one is asked',
  RULE: 'Step of the rule of the request',
} as const;
export type StepReason = keyof typeof stepReasons;

/** A step to be. Ids of users; with nobody asked and no owner it is the team's. */
export interface PlannedStep {
  readonly group: DecidingGroup;
  readonly sequence: number;
  readonly reason: StepReason;
  readonly asked: readonly string[];
  /** Who is asked for want of others. */
  readonly owner: string | null;
}

/**
 * The steps in which a request is decided: the groups of its kind whose limits the amount lies between, in their order; one that the
 * assignment names stands for the others of its order. An amount that cannot be converted is decided by all groups of the kind, one
 * that lies between the limits of none by the next higher group, else the highest. No group of the kind: no steps.
 */
export function stepsFor(groups: readonly DecidingGroup[], request: DecidingRequest): readonly PlannedStep[] {
  const ofKind = groups.filter(({ kinds }) => kinds.includes(request.kind));
  const fitting = ofKind.filter((group) => fits(group, request));
  const chosen = fitting.length > 0 ? fitting : nearest(ofKind, request);
  const named = chosen.find(({ id }) => id === request.named);
  return chosen
    .filter((group) => named === undefined || group === named || group.sequence !== named.sequence)
    .toSorted((one, other) => one.sequence - other.sequence || one.id.localeCompare(other.id))
    .map((group) => ({
      group,
      sequence: group.sequence,
      reason: fitting.length === 0 ? 'GAP' : group === named ? 'NAMED' : reasonOf(group, request),
      asked: group.able,
      owner: group.able.length > 0 ? null : (group.fallback ?? request.manager),
    }));
}

const isLimited = ({ amountOver, amountUpTo }: DecidingGroup): boolean => amountOver !== null || amountUpTo !== null;

/** Whether the amount lies between the limits; without an amount only a lower limit keeps a group out. */
function fits(group: DecidingGroup, { amountFor }: DecidingRequest): boolean {
  if (!isLimited(group)) return true;
  const amount = amountFor(group);
  if (amount === undefined) return true;
  if (amount === null) return group.amountOver === null;
  const value = new Exact(amount);
  const isOver = group.amountOver === null || value.greaterThan(group.amountOver);
  return isOver && (group.amountUpTo === null || value.lessThanOrEqualTo(group.amountUpTo));
}

function reasonOf(group: DecidingGroup, { amountFor }: DecidingRequest): StepReason {
  if (!isLimited(group)) return 'KIND';
  const amount = amountFor(group);
  return amount === undefined ? 'NO_RATE' : amount === null ? 'KIND' : 'AMOUNT';
}

/** Of groups none of which decides the amount: the one that begins next above it, else the one that reaches highest. */
function nearest(groups: readonly DecidingGroup[], { amountFor }: DecidingRequest): readonly DecidingGroup[] {
  const above = groups
    .filter((group) => group.amountOver !== null)
    .flatMap((group) => {
      const amount = amountFor(group) ?? '0';
      const over = new Exact(group.amountOver ?? 0).minus(amount);
      return over.isNegative() ? [] : [{ group, over }];
    })
    .toSorted((one, other) => one.over.comparedTo(other.over))[0];
  if (above) return [above.group];
  const highest = groups
    .map((group) => ({ group, short: new Exact(amountFor(group) ?? 0).minus(group.amountUpTo ?? 0) }))
    .toSorted((one, other) => one.short.comparedTo(other.short))[0];
  return highest ? [highest.group] : [];
}

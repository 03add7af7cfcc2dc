import { Exact } from '@homeport/grammar';
import { type DecidingKind, decidingKinds, isDecidingKind } from './deciding-kinds.ts';

/** Somebody of a group, and what keeps them from deciding: they cannot sign in, or no role of theirs decides. */
export interface GroupPerson {
  readonly user: string;
  readonly name: string;
  readonly isActive: boolean;
  readonly hasRole: boolean;
}
/** A group as it is set up. Amounts are exact decimals of its currency. */
export interface GroupSetUp {
  readonly id: string;
  readonly kinds: readonly DecidingKind[];
  readonly currency: string | null;
  readonly amountOver: string | null;
  readonly amountUpTo: string | null;
  readonly members: readonly GroupPerson[];
  readonly fallback: GroupPerson | null;
  readonly escalation: GroupPerson | null;
  readonly escalateAfterHours: number | null;
}

/** What is wrong with how a group is set up; requests find their way all the same. */
export type GroupFault =
  | { readonly code: 'NO_KIND' | 'NO_MEMBERS' | 'NOBODY_ABLE' | 'NO_FALLBACK' | 'NO_ESCALATION' }
  | { readonly code: 'NO_ACCESS' | 'NO_ROLE'; readonly name: string }
  | {
      /** Amounts over `from`, up to `to` (null: without a limit) are decided by no group of the kind. */
      readonly code: 'GAP';
      readonly kind: DecidingKind;
      readonly currency: string;
      readonly from: string;
      readonly to: string | null;
    };

/** The faults of one group beside all active ones of the company, itself among them. */
export function groupFaults(group: GroupSetUp, all: readonly GroupSetUp[]): readonly GroupFault[] {
  const { members, fallback, escalation, kinds } = group;
  const able = members.filter(isAble);
  const named = new Map([...members, fallback, escalation].flatMap((one) => (one ? [[one.user, one] as const] : [])));
  const found: GroupFault[] = [];
  if (kinds.length === 0) found.push({ code: 'NO_KIND' });
  if (members.length === 0) found.push({ code: 'NO_MEMBERS' });
  else if (able.length === 0) found.push({ code: 'NOBODY_ABLE' });
  for (const { name, isActive, hasRole } of named.values()) {
    if (!isActive) found.push({ code: 'NO_ACCESS', name });
    else if (!hasRole) found.push({ code: 'NO_ROLE', name });
  }
  if (!fallback) found.push({ code: 'NO_FALLBACK' });
  if (group.escalateAfterHours !== null && !escalation && !fallback) found.push({ code: 'NO_ESCALATION' });
  return [...found, ...kinds.flatMap((kind) => gapsOf(kind, group.currency, all))];
}

const isAble = ({ isActive, hasRole }: GroupPerson): boolean => isActive && hasRole;

/**
 * Amounts of a currency that no group of a kind decides: between the limits of those that are set in this currency. A group without
 * limits decides all of them.
 */
export function gapsOf(
  kind: DecidingKind,
  currency: string | null,
  all: readonly Pick<GroupSetUp, 'kinds' | 'currency' | 'amountOver' | 'amountUpTo'>[],
): readonly GroupFault[] {
  const ofKind = all.filter(({ kinds }) => kinds.includes(kind));
  if (currency === null || ofKind.some(({ amountOver, amountUpTo }) => amountOver === null && amountUpTo === null))
    return [];
  const spans = ofKind
    .filter((one) => one.currency === currency)
    .map(({ amountOver, amountUpTo }) => ({ from: new Exact(amountOver ?? 0), to: amountUpTo }))
    .toSorted((one, other) => one.from.comparedTo(other.from));
  const gaps: GroupFault[] = [];
  let reached: Exact | null = new Exact(0);
  for (const { from, to } of spans) {
    if (reached === null) break;
    if (from.greaterThan(reached))
      gaps.push({ code: 'GAP', kind, currency, from: reached.toFixed(), to: from.toFixed() });
    if (to === null) reached = null;
    else if (from.greaterThan(reached) || new Exact(to).greaterThan(reached)) reached = Exact.max(reached, from, to);
  }
  if (reached !== null && spans.length > 0)
    gaps.push({ code: 'GAP', kind, currency, from: reached.toFixed(), to: null });
  return gaps;
}

/** The kinds that a group says it decides. */
export const kindsOf = (group: Readonly<Partial<Record<string, unknown>>>): readonly DecidingKind[] =>
  Object.keys(decidingKinds)
    .filter(isDecidingKind)
    .filter((kind) => group[decidingKinds[kind]] === true);

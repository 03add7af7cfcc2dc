/** A member of an approval group as far as choosing needs to know. Dates are yyyy-MM-dd. */
export interface Approver {
  readonly user: string;
  /** Active, may sign in, and holds the permission to approve. */
  readonly hasAccess: boolean;
  /** Tasks are delegated to another user up to and including the date. */
  readonly delegateTo?: string | null;
  readonly delegateUntil?: string | null;
}

/** Those who must not decide, as user ids: who gets the money and who entered the claim. */
export interface Claim {
  readonly employee: string;
  readonly postedBy?: string | null;
}

/** Why somebody on the way was passed over, or how the task moved on. */
export interface RoutingStep {
  readonly user: string;
  readonly why: 'ownClaim' | 'noAccess' | 'delegated' | 'delegateNotEligible' | 'escalated' | 'fallback';
}

/** Who is asked, and the way it took. */
export type ApproverChoice =
  | { readonly ok: true; readonly user: string; readonly onBehalfOf?: string; readonly via: readonly RoutingStep[] }
  | { readonly ok: false; readonly code: 'expenses.noApprover'; readonly via: readonly RoutingStep[] };

/** What choosing an approver needs; `group` in order of precedence, `find` also knows delegates outside the group. */
export interface ApprovalRoute {
  readonly claim: Claim;
  readonly group: readonly Approver[];
  readonly fallback?: Approver | null;
  /** Who is asked first when somebody has not decided in time. */
  readonly escalation?: Approver | null;
  readonly find: (user: string) => Approver | undefined;
  readonly today: string;
}

/**
 * Whether a user may decide on a claim: `expenses.ownExpense` for one's own money or entry, also as somebody's
 * delegate (`onBehalfOf`: a delegator who may not decide cannot hand on what they do not have), `expenses.noAccess`
 * for a user without access. Undefined means yes.
 */
export function mayDecide(
  approver: Approver,
  claim: Claim,
  onBehalfOf?: string,
): { readonly ok: false; readonly code: 'expenses.ownExpense' | 'expenses.noAccess' } | undefined {
  const involved = [claim.employee, claim.postedBy];
  if (involved.includes(approver.user) || (onBehalfOf !== undefined && involved.includes(onBehalfOf))) {
    return { ok: false, code: 'expenses.ownExpense' };
  }
  return approver.hasAccess ? undefined : { ok: false, code: 'expenses.noAccess' };
}

/**
 * The approver of a claim: the first of the group who may decide; whoever lost access or would decide on their own
 * claim is passed over; a valid delegation is followed (also over several people, never in a circle) if its end may
 * decide, otherwise the task stays with the delegator. Nobody left: the fallback contact, else `expenses.noApprover`.
 */
export function chooseApprover(route: ApprovalRoute): ApproverChoice {
  const via: RoutingStep[] = [];
  for (const candidate of route.group) {
    const chosen = resolve(candidate, route, via);
    if (chosen) return chosen;
  }
  const { fallback } = route;
  if (fallback) {
    via.push({ user: fallback.user, why: 'fallback' });
    const chosen = resolve(fallback, route, via);
    if (chosen) return chosen;
  }
  return { ok: false, code: 'expenses.noApprover', via };
}

/**
 * Hands a claim on when `current` did not decide in time: to the escalation contact, the next in the group after them
 * (not round again to the first), then the fallback contact, else `expenses.noApprover`. The current approver is not asked a second time,
 * neither as a delegate nor as the fallback.
 */
export function escalate(current: string, route: ApprovalRoute): ApproverChoice {
  const index = route.group.findIndex((member) => member.user === current);
  const contacts = route.escalation ? [route.escalation] : [];
  const group = [...contacts, ...route.group.slice(index + 1)].filter((member) => member.user !== current);
  const fallback = route.fallback?.user === current ? null : route.fallback;
  // Without access for this one look-up, the current approver cannot come back through a delegation.
  const find = (user: string) => (user === current ? undefined : route.find(user));
  const choice = chooseApprover({ ...route, group, fallback, find });
  return { ...choice, via: [{ user: current, why: 'escalated' }, ...choice.via] };
}

function resolve(candidate: Approver, route: ApprovalRoute, via: RoutingStep[]): ApproverChoice | undefined {
  const refusal = mayDecide(candidate, route.claim);
  // A person without access may have delegated before losing it; the delegation ends with the access.
  if (refusal) {
    via.push({ user: candidate.user, why: refusal.code === 'expenses.ownExpense' ? 'ownClaim' : 'noAccess' });
    return undefined;
  }
  const delegate = endOfDelegation(candidate, route);
  if (!delegate) return { ok: true, user: candidate.user, via };
  if (mayDecide(delegate, route.claim)) {
    via.push({ user: delegate.user, why: 'delegateNotEligible' });
    return { ok: true, user: candidate.user, via };
  }
  via.push({ user: candidate.user, why: 'delegated' });
  return { ok: true, user: delegate.user, onBehalfOf: candidate.user, via };
}

function endOfDelegation(start: Approver, { find, today }: ApprovalRoute): Approver | undefined {
  const seen = new Set([start.user]);
  let end: Approver = start;
  while (end.delegateTo && end.delegateUntil && end.delegateUntil >= today) {
    const next = find(end.delegateTo);
    if (!next || seen.has(next.user)) break;
    seen.add(next.user);
    end = next;
  }
  return end === start ? undefined : end;
}

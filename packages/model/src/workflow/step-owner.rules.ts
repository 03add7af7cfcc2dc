/** Why somebody owns a step, or why nobody does. */
export const ownerReasons = {
  CASE_MANAGER: 'Manages the assignment',
  ASSIGNEE: 'Is the assignee',
  LINE_MANAGER: 'Is the line manager',
  INITIATOR: 'Asked for the assignment',
  TEAM: 'Is of the team',
  HOLDER: 'Has the role',
  FALLBACK: 'Nobody else has the role: the case manager',
  PERSON: 'Was chosen by a person',
  NOBODY: 'Nobody has the role',
} as const;
export type OwnerReason = keyof typeof ownerReasons;

/** A user who may own steps, with the codes of their roles. */
export interface Candidate {
  readonly user: string;
  readonly roles: readonly string[];
}
/** Who is who in a case. Users by their ids. */
export interface PeopleOfCase {
  readonly manager: string | null;
  readonly assignee: string | null;
  readonly lineManager: string | null;
  readonly initiator: string | null;
  /** Members of teams by the id of the team, who leads it first. */
  readonly teams: Readonly<Record<string, readonly Candidate[]>>;
  /** Active users of the company who have a role, by its code, in an order that does not change by itself. */
  readonly holders: Readonly<Record<string, readonly string[]>>;
}
export interface Owned {
  readonly user: string | null;
  readonly reason: OwnerReason;
}

/** Roles that a case itself names somebody for. */
const named = {
  CASE_MANAGER: ['manager', 'CASE_MANAGER'],
  ASSIGNEE: ['assignee', 'ASSIGNEE'],
  LINE_MANAGER: ['lineManager', 'LINE_MANAGER'],
  CASE_INITIATOR: ['initiator', 'INITIATOR'],
} as const;
const isNamed = (role: string): role is keyof typeof named => Object.hasOwn(named, role);

/**
 * Who a step is given to: whom the case names for the role; then somebody of the team who has it, or who leads the team; then
 * the first who has it in the company; then the case manager. `role` is the code of the role, `team` the id of the team.
 */
export function ownerOf(
  { role, team }: { readonly role: string | null; readonly team: string | null },
  people: PeopleOfCase,
): Owned {
  if (role !== null && isNamed(role)) {
    const [place, reason] = named[role];
    const user = people[place];
    if (user !== null) return { user, reason };
  }
  const members = (team !== null && people.teams[team]) || [];
  const member = role === null ? members[0] : (members.find(({ roles }) => roles.includes(role)) ?? members[0]);
  if (member) return { user: member.user, reason: 'TEAM' };
  const holder = role === null ? undefined : people.holders[role]?.[0];
  if (holder !== undefined) return { user: holder, reason: 'HOLDER' };
  return people.manager === null ? { user: null, reason: 'NOBODY' } : { user: people.manager, reason: 'FALLBACK' };
}

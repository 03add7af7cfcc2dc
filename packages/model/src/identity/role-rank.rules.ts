import type { Refusal } from '@homeport/grammar';
import type { RoleKey } from '../role-presets/door.generated.ts';
import { identityRefusals } from './identity.refusals.ts';

/** How far a role's rights reach. Compared only; the steps between have no meaning. */
const ranks: Readonly<Record<RoleKey, number>> = {
  assignee: 0,
  dependant: 0,
  client: 10,
  vendor: 10,
  delegate: 10,
  caseInitiator: 20,
  lineManager: 30,
  approver: 40,
  planner: 40,
  payroll: 50,
  hr: 50,
  caseManager: 50,
  finance: 50,
  financeLead: 60,
  builder: 70,
  administrator: 80,
  master: 100,
};

/** Who may work as somebody else at all (platform specification, section 6: a builder can log in as a client). */
export const mayActAs: readonly RoleKey[] = ['builder', 'administrator', 'master'];

/** Roles of people outside the company: in a managing company they stay in their own tenant. */
export const outsiders: readonly RoleKey[] = ['assignee', 'vendor', 'client', 'dependant'];

/** Whether a role works in the assignee application: assignees and members of their family. */
export const isOfAssignees = (role: string): boolean => role === 'assignee' || role === 'dependant';

/** Roles that decide and pay. They are taken out while somebody else works as the user: no approvals, no payments. */
export const closedWhileActing: readonly string[] = [
  'approver',
  'lineManager',
  'finance',
  'financeLead',
  'payroll',
] satisfies RoleKey[];

/** The highest rank among roles; a role that is not of the platform has none. -1 without any. */
export function rankOf(roles: readonly string[]): number {
  return Math.max(-1, ...roles.map((r) => (Object.hasOwn(ranks, r) ? ranks[r as RoleKey] : -1)));
}

/** Refuses working as somebody whose rights reach as far as one's own or further, and working as oneself. */
export function checkActAs(
  me: { readonly user: string; readonly roles: readonly string[]; readonly isActing: boolean },
  target: { readonly user: string; readonly roles: readonly string[] },
): Refusal | undefined {
  if (me.isActing) return identityRefusals.notWhileActingAs();
  if (me.user === target.user) return identityRefusals.notYourself();
  const isOpen = mayActAs.some((r) => me.roles.includes(r));
  if (!isOpen || rankOf(target.roles) >= rankOf(me.roles)) return identityRefusals.notUpwards();
  return target.roles.every((r) => closedWhileActing.includes(r)) ? identityRefusals.ownDecisions() : undefined;
}

/** Whether somebody may look as a role does: administrators, and no higher than they stand. */
export const mayPreview = (mine: readonly string[], theirs: readonly string[]): boolean =>
  mine.some((r) => r === 'administrator' || r === 'master') && rankOf(theirs) <= rankOf(mine);

/** Refuses giving a role that reaches further than all of one's own. Roles the user had before are no gift. */
export function checkGivenRoles(
  mine: readonly string[],
  given: readonly string[],
  before: readonly string[],
): Refusal | undefined {
  const news = given.filter((r) => !before.includes(r));
  return rankOf(news) > rankOf(mine) ? identityRefusals.cannotSelectRole(undefined, 'roles') : undefined;
}

/** Refuses administration of a user whose rights reach further than one's own (their e-mail decides who gets their links). */
export function checkMayAdminister(mine: readonly string[], theirs: readonly string[]): Refusal | undefined {
  return rankOf(theirs) > rankOf(mine) ? identityRefusals.notUpwards() : undefined;
}

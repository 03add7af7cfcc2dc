import { type Access, type Grant, grantsOf } from '@homeport/grammar';

/**
 * Roles that see a part of the assignments only: HR those that are not confidential or their own, approvers, planners and clients
 * those that are not confidential, case managers of a team of an office those of the office. What hangs on an assignment is
 * theirs as the assignment is.
 */
const narrowRoles = ['caseManager', 'hr', 'approver', 'planner', 'client'] as const;

const following =
  (along: Pick<Grant, 'follows' | 'orNone'>) =>
  (access: Access): Access =>
    Object.fromEntries(
      Object.entries(access).map(([role, grants]) => [
        role,
        narrowRoles.some((narrow) => narrow === role)
          ? grantsOf(access, [role]).map((grant) => ({ ...along, ...grant }))
          : grants,
      ]),
    );

/** The given access, with records of assignments that those roles do not see left out. */
export const asItsCase = following({ follows: 'caseDetail' });
/** The same where a record need not be of any assignment. */
export const asItsCaseIfAny = following({ follows: 'caseDetail', orNone: true });
/** The same for parts of what hangs on an assignment: seen by those roles as that is. */
export const asItsWhole = (relation: string, access: Access): Access => following({ follows: relation })(access);

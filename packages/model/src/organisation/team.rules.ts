import { defineRules } from '@homeport/grammar';
import { organisationRefusals as no } from './organisation.refusals.ts';
import { team } from './team.entity.ts';

/** How far a team sees is chosen, never assumed; "own office" needs one. */
export const teamRules = defineRules(team, {
  check: ({ caseAccess, office }) => [
    ...(caseAccess === null ? [no.teamAccess(undefined, 'caseAccess')] : []),
    ...(caseAccess === 'OWN_OFFICE' && office === null ? [no.officeNeeded(undefined, 'office')] : []),
  ],
});

import { defineRoute, text } from '@homeport/grammar';
import type { FamilySignInState } from './family-sign-in.rules.ts';

/** A member of a family with the sign-in they have, as the assignee and the team see it. */
export interface FamilySignIn {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly state: FamilySignInState;
  readonly email: string | null;
  readonly lastSignIn: string | null;
}
const textOrNull = { type: ['string', 'null'] } as const;

/** Who of the caller's family has a sign-in; the team asks by assignment. */
export const familySignIns = defineRoute<readonly FamilySignIn[]>()({
  name: 'familySignIns',
  label: 'Sign-ins of a family',
  method: 'GET',
  path: 'family/sign-ins',
  who: ['assignee', 'caseManager', 'hr', 'administrator', 'master'],
  about: 'dependant',
  query: { caseDetailId: text('Assignment', { max: 36 }) },
  shape: {
    type: 'array',
    items: {
      type: 'object',
      required: ['id', 'name', 'type', 'state', 'email', 'lastSignIn'],
      properties: {
        id: { type: 'string' },
        name: { type: 'string' },
        type: { type: 'string' },
        state: { enum: ['NONE', 'INVITED', 'ACTIVE', 'WITHDRAWN'] },
        email: textOrNull,
        lastSignIn: textOrNull,
      },
    },
  },
});

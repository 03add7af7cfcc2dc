import type { Refusal } from '@homeport/grammar';
import type { Dependant } from './dependant.entity.ts';
import { familyRefusals as no } from './family.refusals.ts';

/** Years at which somebody may have a sign-in of their own. */
export const adultAt = 18;

/** Whole years between a day and today. */
const yearsBetween = (birthDate: string, today: string): number =>
  Temporal.PlainDate.from(birthDate).until(today, { largestUnit: 'years' }).years;

/** Refuses a sign-in to a member of the family who is not known to be an adult on the day (`yyyy-MM-dd`). */
export function refuseMinor({ birthDate }: Pick<Dependant, 'birthDate'>, today: string): Refusal | undefined {
  if (!birthDate) return no.birthDateMissing();
  return yearsBetween(birthDate, today) >= adultAt ? undefined : no.tooYoung();
}

/** How far the sign-in of a member of the family is. */
export type FamilySignInState = 'NONE' | 'INVITED' | 'ACTIVE' | 'WITHDRAWN';

/** Told by the account behind it. */
export function signInStateOf(
  user: { readonly status: string; readonly lastSignIn: string | null } | null,
): FamilySignInState {
  if (!user) return 'NONE';
  if (user.status !== 'ACTIVE') return 'WITHDRAWN';
  return user.lastSignIn ? 'ACTIVE' : 'INVITED';
}

import type { Proof, Refusal } from '@homeport/grammar';
import type { Principal } from '../context.ts';
import { requestRefusals } from '../rights/request-refusals.ts';

/** How long a full sign-in or a confirmed password counts, in milliseconds. */
const provenFor: Readonly<Record<Proof, number>> = { freshSignIn: 15 * 60_000, password: 5 * 60_000 };

/** Refuses when the operation wants more proof than the session has at this moment (epoch milliseconds). */
export function refuseProof(proof: Proof | undefined, me: Principal, now: number): Refusal | undefined {
  if (proof === undefined) return undefined;
  // Whoever acts as somebody else never confirmed that person's password.
  if (me.onBehalfBy !== undefined) return requestRefusals.notAllowed();
  const age = now - me.provenAt;
  return age >= 0 && age <= provenFor[proof] ? undefined : requestRefusals.freshSignInNeeded();
}

/** The door of identity. */
export { clearAttempts, takeAttempt } from './attempts.ts';
export { totpPlace } from './credential-rows.ts';
export { type Identity, makeIdentity } from './identity.ts';
export { identityModule } from './module.ts';
export { codeText } from './one-time-codes.ts';
export { inviteByMail, shutOut } from './outside-users.ts';
export { openProgramSession } from './program-session.ts';
export { createTenant, createUser, hashPassword, insertDefaultValues, type NewUser } from './provision.ts';
export { totpAt } from './second-factor.ts';
export { endSessions, markProven } from './session-rows.ts';
export { redeemTicket } from './sessions.ts';
export { afterProof, mayEnter } from './sign-in.ts';
export { logSignIn } from './sign-in-log.ts';
export type { SignInRecord } from './sign-in-record.ts';
export { principalOf, type StoredSession } from './stored-session.ts';
export { hashOf } from './tokens.ts';
export { roleKeysById, system as systemUser } from './user-facts.ts';

/** The door of identity. */
export { type Identity, makeIdentity } from './identity.ts';
export { identityModule } from './module.ts';
export { createTenant, createUser, hashPassword, insertDefaultValues, type NewUser } from './provision.ts';
export { redeemTicket } from './sessions.ts';
export { principalOf, type StoredSession } from './stored-session.ts';

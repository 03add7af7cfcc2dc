/** The door of identity. */
export type { Authenticator } from './authenticator.ts';
export { type Identity, makeIdentity } from './identity.ts';
export { identityModule } from './module.ts';
export { identityOverTenants } from './over-tenants.ts';
export { createTenant, createUser, hashPassword, insertDefaultValues, type NewUser, setPassword } from './provision.ts';
export { redeemTicket } from './sessions.ts';
export { principalOf, roleKeysOf, type StoredSession } from './stored-session.ts';

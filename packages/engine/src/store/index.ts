/** The door of the store: all access to tenants' data. */

export type { Caller } from '../rights/caller.ts';
export { everything } from '../rights/everything.ts';
export { makeVault, type Place, type Vault } from './bank-parts.ts';
export { openStore, type StoreOptions } from './open-store.ts';
export type { Change, IdempotentAnswer, ListQuery, Store, SumsQuery, Transaction } from './store.ts';

/** The door of the store: all access to tenants' data. */
export { makeVault, type Place, type Vault } from './bank-parts.ts';
export { everything } from './everything.ts';
export { openStore, type StoreOptions } from './open-store.ts';
export { RefusedByStore } from './refused.ts';
export type { Caller, Change, IdempotentAnswer, ListQuery, Store, SumsQuery, Transaction } from './store.ts';

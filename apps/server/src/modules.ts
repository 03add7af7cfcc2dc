import type { Module } from '@homeport/engine';
import type { Store } from '@homeport/engine/store';
import { bankingModule } from './modules/banking/module.ts';
import { expensesModule } from './modules/expenses/module.ts';
import type { Identity } from './modules/identity/identity.ts';
import { identityModule } from './modules/identity/module.ts';
import { paymentsModule } from './modules/payments/module.ts';
import type { Services } from './services.ts';

/** Every domain of the server. A domain that is not in this list does nothing. */
export function modulesOf(services: Services, identity: Identity, store: Store): readonly Module[] {
  void store;
  return [identityModule(identity), expensesModule, bankingModule, paymentsModule(services)];
}

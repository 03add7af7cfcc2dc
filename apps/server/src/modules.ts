import type { Module } from '@homeport/engine';
import type { Store } from '@homeport/engine/store';
import type { ComposeMail } from './adapters/mail/compose-mail.ts';
import { bankingModule } from './modules/banking/module.ts';
import { documentsModule, type FileServices } from './modules/documents/index.ts';
import { expensesModule } from './modules/expenses/module.ts';
import { type Identity, identityModule } from './modules/identity/index.ts';
import { jobsModule } from './modules/jobs/module.ts';
import { libraryModule } from './modules/library/module.ts';
import { notificationsModule } from './modules/notifications/module.ts';
import { paymentsModule } from './modules/payments/module.ts';
import { tenancyModule } from './modules/tenancy/index.ts';

/** Every domain of the server. A domain that is not in this list does nothing. */
export function modulesOf(
  services: FileServices,
  identity: Identity,
  store: Store,
  compose: ComposeMail,
): readonly Module[] {
  return [
    identityModule(identity, compose),
    tenancyModule(services, identity.authenticator),
    documentsModule(services),
    libraryModule,
    jobsModule(services, store),
    notificationsModule(services, compose),
    expensesModule,
    bankingModule,
    paymentsModule(services),
  ];
}

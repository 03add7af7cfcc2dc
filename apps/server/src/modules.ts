import type { Module } from '@homeport/engine';
import type { ExportSource } from '@homeport/engine/exchange';
import type { ComposeMail } from './adapters/mail/compose-mail.ts';
import { bankingModule } from './modules/banking/module.ts';
import { benefitsModule } from './modules/benefits/module.ts';
import { casesModule } from './modules/cases/index.ts';
import { communicationModule } from './modules/communication/module.ts';
import { contentModule } from './modules/content/module.ts';
import { documentsModule, type FileServices } from './modules/documents/index.ts';
import { expensesModule } from './modules/expenses/module.ts';
import { type Identity, identityModule } from './modules/identity/index.ts';
import { jobsModule } from './modules/jobs/module.ts';
import { libraryModule } from './modules/library/module.ts';
import { notificationsModule } from './modules/notifications/module.ts';
import { paymentsModule } from './modules/payments/module.ts';
import { signingModule } from './modules/signing/module.ts';
import { ssoModule } from './modules/sso/module.ts';
import { surveysModule } from './modules/surveys/module.ts';
import { tenancyModule } from './modules/tenancy/index.ts';
import { timelineModule } from './modules/timeline/module.ts';
import { travelModule } from './modules/travel/module.ts';

/** Every domain of the server. A domain that is not in this list does nothing. */
export function modulesOf(
  services: FileServices,
  identity: Identity,
  reports: ExportSource,
  compose: ComposeMail,
): readonly Module[] {
  return [
    identityModule(identity, compose),
    ssoModule(identity),
    tenancyModule(services, identity.authenticator),
    documentsModule(services),
    libraryModule,
    signingModule(services, identity.secrets),
    jobsModule(services, reports),
    notificationsModule(services, compose),
    casesModule,
    timelineModule,
    benefitsModule,
    contentModule(services, identity.secrets.key('form links')),
    surveysModule(services, identity.secrets.key('survey links')),
    expensesModule,
    bankingModule,
    paymentsModule(services),
    travelModule(services),
    communicationModule(services, compose),
  ];
}

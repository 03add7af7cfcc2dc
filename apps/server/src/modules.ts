import type { Module } from '@homeport/engine';
import type { ExportSource } from '@homeport/engine/exchange';
import type { FindSource, SimilarSource, SumsSource } from '@homeport/engine/sums';
import { decisionAsked } from '@homeport/model/deciding';
import type { ComposeMail } from './adapters/mail/compose-mail.ts';
import { openPush } from './adapters/push/push-service.ts';
import { apiClientsModule } from './modules/api-clients/module.ts';
import { assistantModule } from './modules/assistant/index.ts';
import { bankingModule } from './modules/banking/module.ts';
import { benefitsModule } from './modules/benefits/module.ts';
import { callsModule } from './modules/calls/module.ts';
import { casesModule } from './modules/cases/index.ts';
import { changesModule } from './modules/changes/module.ts';
import { chatModule } from './modules/chat/module.ts';
import { commentsModule } from './modules/comments/module.ts';
import { configurationModule } from './modules/configuration/module.ts';
import { contactsModule } from './modules/contacts/module.ts';
import { costingModule } from './modules/costing/module.ts';
import { crmModule } from './modules/crm/module.ts';
import { decidingModule, decisionMailLink } from './modules/deciding/index.ts';
import { diaryModule } from './modules/diary/module.ts';
import { documentsModule, type FileServices } from './modules/documents/index.ts';
import { exchangeModule } from './modules/exchange/module.ts';
import { expensesModule } from './modules/expenses/module.ts';
import { exportersModule } from './modules/exporters/module.ts';
import { externalModule } from './modules/external/module.ts';
import { familyModule } from './modules/family/module.ts';
import { financeModule } from './modules/finance/module.ts';
import { formsModule } from './modules/forms/module.ts';
import { helpDeskModule } from './modules/help-desk/module.ts';
import { homeModule } from './modules/home/module.ts';
import { type Identity, identityModule } from './modules/identity/index.ts';
import { immigrationModule } from './modules/immigration/module.ts';
import { initiationsModule } from './modules/initiations/module.ts';
import { stepsOfRule } from './modules/initiations/steps-of-rule.ts';
import { libraryModule } from './modules/library/module.ts';
import { movesModule } from './modules/moves/module.ts';
import { notificationsModule } from './modules/notifications/module.ts';
import { organisationModule } from './modules/organisation/module.ts';
import { pageCountsModule } from './modules/page-counts/module.ts';
import { paymentsModule } from './modules/payments/module.ts';
import { payrollModule } from './modules/payroll/module.ts';
import { planningModule } from './modules/planning/module.ts';
import { policiesModule } from './modules/policies/index.ts';
import { privacyModule } from './modules/privacy/module.ts';
import { propertyModule } from './modules/property/module.ts';
import { scimModule } from './modules/scim/module.ts';
import { servicesModule } from './modules/services/module.ts';
import { signingModule } from './modules/signing/module.ts';
import { ssoModule } from './modules/sso/module.ts';
import { surveysModule } from './modules/surveys/module.ts';
import { tenancyModule } from './modules/tenancy/index.ts';
import { termsModule } from './modules/terms/module.ts';
import { timelineModule } from './modules/timeline/module.ts';
import { travelModule } from './modules/travel/module.ts';
import { viewsModule } from './modules/views/module.ts';
import { widgetsModule } from './modules/widgets/module.ts';
import { workModule } from './modules/work/module.ts';
import { workflowModule } from './modules/workflow/module.ts';
import type { PersonKeeper } from './operations/person-keeper.ts';
import type { RetentionKeeper } from './operations/retention-keeper.ts';

/** What somebody is entitled to: by which policy, with what amounts, and what is granted of it. */
const entitlement = (services: FileServices): readonly Module[] => [
  policiesModule,
  termsModule,
  benefitsModule,
  costingModule(services),
];

/** Assignments, and what is asked of providers for them. */
const relocation: readonly Module[] = [casesModule, servicesModule];

/** What somebody's day begins with, and how often pages are opened in it. */
const days = (services: FileServices, figures: SumsSource): readonly Module[] => [
  pageCountsModule(services),
  workModule(services),
  homeModule(services, figures),
];

/** Every domain of the server. A domain that is not in this list does nothing. */
export function modulesOf(
  services: FileServices,
  identity: Identity,
  reports: ExportSource & SumsSource & FindSource & SimilarSource,
  compose: ComposeMail,
  keeper: PersonKeeper,
  retention: RetentionKeeper,
  figures: SumsSource,
): readonly Module[] {
  const push = openPush(services.configuration, services.outbound, identity.keys);
  const decisionKey = identity.secrets.key('decision links');
  return [
    identityModule(identity, compose),
    apiClientsModule(identity),
    scimModule(identity),
    familyModule(identity),
    privacyModule(services, keeper, retention),
    ssoModule(identity),
    tenancyModule(services, identity.authenticator),
    organisationModule(services, identity),
    documentsModule(services),
    decidingModule(services, { initiation: stepsOfRule }, decisionKey),
    initiationsModule(services),
    libraryModule,
    assistantModule(services),
    signingModule(services, identity.secrets),
    exchangeModule(services, reports),
    viewsModule(services, reports),
    configurationModule(services, identity),
    notificationsModule(services, compose, push, { [decisionAsked.name]: decisionMailLink(decisionKey) }),
    ...relocation,
    changesModule(services),
    crmModule(services),
    ...entitlement(services),
    timelineModule(services, identity),
    workflowModule(services),
    planningModule,
    formsModule(services, identity.secrets.key('form links')),
    exportersModule(services, reports),
    widgetsModule,
    surveysModule(services, identity.secrets.key('survey links')),
    externalModule(services, compose, identity.secrets.key('external links')),
    expensesModule(services),
    bankingModule,
    paymentsModule(services),
    financeModule,
    movesModule,
    propertyModule,
    immigrationModule,
    payrollModule,
    travelModule,
    diaryModule(services),
    commentsModule(services),
    contactsModule(services, compose),
    helpDeskModule(services),
    chatModule(services),
    callsModule(services),
    ...days(services, figures),
  ];
}

// Written by `npm run derive`: the door of the domain, what others take of it.
export { type ExternalAccess, type ExternalKind, externalAccess } from './external-access.entity.ts';
export { type LinkState, addressOf, linkState, linksAnHour } from './external-access.rules.ts';
export { sendLink, sendLinkAgain } from './external.actions.ts';
export { initiationReceived, linkMailed, serviceDeclined, serviceReported, serviceTaken } from './external.events.ts';
export { externalRefusals } from './external.refusals.ts';
export { type OpenLink, type OutsideDocument, type OutsideService, answerExternalSurvey, doExternalService, externalFile, openExternalAccess, saveExternalForm } from './external.routes.ts';
export { type OfferedService, initiationPage } from './initiation-page.data.ts';
export { type OutsideDeed, deedsFor, needsNote, stepOf } from './service-deeds.rules.ts';

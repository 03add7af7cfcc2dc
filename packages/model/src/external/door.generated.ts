// Written by `npm run derive`: the door of the domain, what others take of it.
export { type ExternalAccess, type ExternalKind, externalAccess } from './external-access.entity.ts';
export { type LinkState, addressOf, linkState, linksAnHour } from './external-access.rules.ts';
export { sendLink, sendLinkAgain } from './external.actions.ts';
export { initiationReceived, linkMailed, serviceBilled, serviceDeclined, serviceReported, serviceTaken } from './external.events.ts';
export { externalRefusals } from './external.refusals.ts';
export { type OpenLink, type OutsideBill, type OutsideBilling, type OutsideDocument, type OutsideEstimate, type OutsideService, answerExternalBill, answerExternalSurvey, doExternalService, externalFile, openExternalAccess, postExternalBill, saveExternalForm, uploadExternalFile } from './external.routes.ts';
export { type OfferedService, initiationPage } from './initiation-page.data.ts';
export { type OutsideDeed, deedsFor, endsLink, isOpenOutside, mayBill, needsNote, stepOf } from './service-deeds.rules.ts';

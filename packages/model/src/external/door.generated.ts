// Written by `npm run derive`: the door of the domain, what others take of it.
export { type ExternalAccess, type ExternalKind, externalAccess } from './external-access.entity.ts';
export { type LinkState, addressOf, linkState, linksAnHour } from './external-access.rules.ts';
export { sendLink, sendLinkAgain } from './external.actions.ts';
export { initiationReceived, linkMailed } from './external.events.ts';
export { externalRefusals } from './external.refusals.ts';
export { type OpenLink, type OutsideDocument, answerExternalSurvey, externalFile, openExternalAccess, saveExternalForm } from './external.routes.ts';
export { type OfferedService, initiationPage } from './initiation-page.data.ts';

// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { externalAccess } from './external-access.entity.ts';
import { sendLink, sendLinkAgain } from './external.actions.ts';
import { initiationReceived, linkMailed, serviceBilled, serviceDeclined, serviceReported, serviceTaken } from './external.events.ts';
import { externalRefusals } from './external.refusals.ts';
import { answerExternalBill, answerExternalSurvey, doExternalService, externalFile, openExternalAccess, postExternalBill, saveExternalForm, uploadExternalFile } from './external.routes.ts';

export const domain: Domain = {
  name: 'external',
  entities: [externalAccess],
  actions: [sendLink, sendLinkAgain],
  routes: [answerExternalBill, answerExternalSurvey, doExternalService, externalFile, openExternalAccess, postExternalBill, saveExternalForm, uploadExternalFile],
  events: [initiationReceived, linkMailed, serviceBilled, serviceDeclined, serviceReported, serviceTaken],
  refusals: [externalRefusals],
  rules: [],
  screens: [],
};

// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { externalAccess } from './external-access.entity.ts';
import { sendLink, sendLinkAgain } from './external.actions.ts';
import { initiationReceived, linkMailed } from './external.events.ts';
import { externalRefusals } from './external.refusals.ts';
import { answerExternalSurvey, externalFile, openExternalAccess, saveExternalForm } from './external.routes.ts';

export const domain: Domain = {
  name: 'external',
  entities: [externalAccess],
  actions: [sendLink, sendLinkAgain],
  routes: [answerExternalSurvey, externalFile, openExternalAccess, saveExternalForm],
  events: [initiationReceived, linkMailed],
  refusals: [externalRefusals],
  rules: [],
  screens: [],
};

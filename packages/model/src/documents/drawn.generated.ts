// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { attachment } from './attachment.entity.ts';
import { documentPassage } from './document-passage.entity.ts';
import { documentReading } from './document-reading.entity.ts';
import { documentVersion } from './document-version.entity.ts';
import { addVersion, confirmRead, openDocument, publishDocument } from './document.actions.ts';
import { document } from './document.entity.ts';
import { mailTemplate } from './mail-template.entity.ts';
import { approveDocument, confirmRequired, rejectDocument, remindDocument, submitDocument } from './required-document.actions.ts';
import { requiredDocument } from './required-document.entity.ts';

export const domain: Domain = {
  name: 'documents',
  entities: [attachment, documentPassage, documentReading, documentVersion, document, mailTemplate, requiredDocument],
  actions: [addVersion, confirmRead, openDocument, publishDocument, approveDocument, confirmRequired, rejectDocument, remindDocument, submitDocument],
  routes: [],
  events: [],
  refusals: [],
  rules: [],
  screens: [],
};

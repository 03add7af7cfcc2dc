import { defineRefusals } from '@homeport/grammar';

export const documentRefusals = defineRefusals('documents', {
  notFound: { kind: 'notFound', text: 'This file does not exist.' },
  notAccepted: { kind: 'notAllowed', text: 'You cannot attach files here.' },
  accessChanged: { kind: 'notFound', text: 'Your access has changed since this file was made. Please make it again.' },
  infected: { kind: 'invalid', text: 'A virus was found in this file. It was not stored.' },
  noFile: { kind: 'invalid', text: 'No attachment to upload' },
  notItsFile: { kind: 'invalid', text: 'This file belongs to something else. Upload it here.' },
  stillChecked: { kind: 'conflict', text: 'This file is still being checked for viruses. Try again in a few minutes.' },
  wrongType: { kind: 'invalid', text: 'A file of this type is not accepted here.' },
  signedAlready: {
    kind: 'conflict',
    text: 'This document is signed already. Share the new version as a new document.',
  },
  noCategory: { kind: 'invalid', text: 'Category must be selected.' },
  noAttachedDocument: { kind: 'invalid', text: 'Download type needs an attached document.' },
  noDocumentType: { kind: 'invalid', text: 'Upload type needs a document type.' },
  notForUpload: { kind: 'invalid', text: 'This document is to be read, not to be sent in.' },
  notToRead: { kind: 'invalid', text: 'This document is to be sent in, not to be read.' },
  notOfFamily: { kind: 'invalid', text: 'This person is not a member of the family.' },
  ownDocument: { kind: 'notAllowed', text: 'Nobody may decide on their own documents.' },
});

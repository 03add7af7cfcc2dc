import { defineRefusals } from '@homeport/grammar';

/** What can be wrong with an uploaded file. */
export const fileRefusals = defineRefusals('files', {
  empty: { kind: 'invalid', text: 'This file is empty.' },
  tooLarge: { kind: 'tooLarge', text: 'This file is larger than {megabytes} MB.' },
  interrupted: { kind: 'badRequest', text: 'Upload error: the file did not arrive completely.' },
  unknownType: { kind: 'wrongType', text: 'Files of this type cannot be uploaded here. Accepted: {accepted}.' },
  notWhatItSays: { kind: 'wrongType', text: 'The content of this file is not what its name says.' },
  damaged: { kind: 'invalid', text: 'This file is damaged and cannot be opened.' },
  tooManyPixels: { kind: 'invalid', text: 'This picture has more than {megapixels} megapixels.' },
  heic: {
    kind: 'wrongType',
    text: 'HEIC pictures cannot be opened here. Save the picture as JPEG, then upload it again.',
  },
  pdfEncrypted: {
    kind: 'invalid',
    text: 'This PDF is protected with a password. Save it without one, then upload it again.',
  },
  pdfActive: {
    kind: 'invalid',
    text: 'This PDF contains scripts or embedded programs. Print it to a new PDF, then upload that.',
  },
  macros: {
    kind: 'invalid',
    text: 'This file contains macros or programs. Save it without them, then upload it again.',
  },
  archiveTooLarge: { kind: 'invalid', text: 'This file unpacks to more than can be opened safely.' },
  userQuota: { kind: 'invalid', text: 'Your storage is full. Delete files you no longer need.' },
  tenantQuota: { kind: 'invalid', text: 'The storage of your company is full. Please contact your administrator.' },
  busy: { kind: 'busy', text: 'Too many pictures are being worked on. Please wait a moment.' },
  expired: { kind: 'notFound', text: 'This file is no longer available.' },
  noThumbnail: { kind: 'notFound', text: 'There is no preview of this file.' },
});

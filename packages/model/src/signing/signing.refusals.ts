import { defineRefusals } from '@homeport/grammar';

export const signingRefusals = defineRefusals('signing', {
  notEnabled: { kind: 'notAllowed', text: 'Digital signing is not enabled.' },
  signedAlready: { kind: 'conflict', text: 'This document is signed already.' },
  changed: { kind: 'conflict', text: 'This document has changed since you opened it. Read it again before you sign.' },
  notPdf: { kind: 'invalid', text: 'Only a PDF can be signed.' },
  noSignature: { kind: 'invalid', text: 'Draw your signature or type your name.' },
  badDrawing: { kind: 'invalid', text: 'The drawing could not be read. Please draw it again.' },
  notSigned: { kind: 'notFound', text: 'This document is not signed.' },
});

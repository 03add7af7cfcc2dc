import { choice, defineAction, file, longText, text } from '@homeport/grammar';
import { document } from '../documents/door.generated.ts';
import { libraryKeepers } from '../role-presets/door.generated.ts';

const toSign = {
  all: [
    { field: 'status', op: 'eq', value: 'PUBLISHED' },
    { field: 'requiresSignature', op: 'eq', value: true },
  ],
} as const;
const unsigned = { field: 'signedAt', op: 'null' } as const;

/** Signs a document: `sha256` says which bytes were read. The answer is the document with its signed file. */
export const signDocument = defineAction({
  name: 'sign',
  on: document,
  label: 'Sign',
  by: ['assignee'],
  where: toSign,
  offered: unsigned,
  input: {
    method: choice('How it is signed', { DRAWN: 'Drawn', TYPED: 'Typed' }, { required: true }),
    name: text('Name', { required: true, min: 2, max: 120 }),
    drawing: longText('Drawing', { max: 400_000 }),
    sha256: text('Checksum of what was read', { required: true, min: 64, max: 64 }),
  },
  once: true,
  refusals: [
    'signing.notEnabled',
    'signing.signedAlready',
    'signing.changed',
    'signing.notPdf',
    'signing.noSignature',
    'signing.badDrawing',
  ],
});

/** The team keeps a document that was signed on paper or on an external site. */
export const recordSigned = defineAction({
  name: 'recordSigned',
  on: document,
  label: 'Record the signed document',
  by: libraryKeepers,
  where: toSign,
  offered: unsigned,
  input: { file: file('Signed file', { required: true }) },
  refusals: ['signing.signedAlready', 'documents.notItsFile', 'documents.stillChecked'],
});

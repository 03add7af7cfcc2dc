import { defineAction, file, longText } from '@homeport/grammar';
import { libraryKeepers, roles } from '../role-presets/door.generated.ts';
import { document } from './document.entity.ts';

/** Gives a document its first or next file. Confirmations of earlier versions do not count for it. */
export const addVersion = defineAction({
  name: 'addVersion',
  on: document,
  label: 'Add a version',
  by: libraryKeepers,
  offered: { field: 'signedAt', op: 'null' },
  input: {
    file: file('File', { required: true }),
    note: longText('What is new', { max: 500 }),
  },
  refusals: ['documents.notItsFile', 'documents.signedAlready'],
});

/** Makes a document readable for its audience; who it is for is told. */
export const publishDocument = defineAction({
  name: 'publish',
  on: document,
  label: 'Publish',
  transition: 'status.publish',
  input: {},
  refusals: ['documents.noFile'],
});

/** Notes that the caller opened a document. */
export const openDocument = defineAction({
  name: 'open',
  on: document,
  label: 'Open',
  by: Object.keys(roles),
  where: { field: 'status', op: 'eq', value: 'PUBLISHED' },
  input: {},
});

/** The caller has read the newest version. */
export const confirmRead = defineAction({
  name: 'confirmRead',
  on: document,
  label: 'Confirm that it was read',
  by: ['assignee'],
  where: {
    all: [
      { field: 'status', op: 'eq', value: 'PUBLISHED' },
      { field: 'requiresConfirmation', op: 'eq', value: true },
    ],
  },
  input: {},
});

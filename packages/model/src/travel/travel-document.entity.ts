import {
  bankPart,
  choice,
  country,
  date,
  defineEntity,
  file,
  longText,
  person,
  type RecordOf,
  ref,
} from '@homeport/grammar';

/** What may be needed to cross a border. */
export const travelDocumentTypes = {
  PASSPORT: 'Passport',
  VISA: 'Visa',
  LONG_STAY_VISA: 'Long-stay visa (type D)',
  PERMIT: 'Residence permit',
} as const;
export type TravelDocumentType = keyof typeof travelDocumentTypes;

/** A passport, visa or permit of an assignee or of a member of the family. Its number is encrypted and shown by its end. */
export const travelDocument = defineEntity({
  name: 'travelDocument',
  label: 'Travel document',
  plural: 'Travel documents',
  title: ['type', 'country'],
  indexes: [['assignee'], ['dependant'], ['expiryDate'], ['copy']],
  sort: 'expiryDate,asc',
  list: ['assignee', 'dependant', 'type', 'country', 'number', 'expiryDate', 'stage', 'updated'],
  facts: ['assignee', 'dependant', 'type', 'country', 'expiryDate', 'stage'],
  menu: 'cases',
  sections: [
    { label: 'Document', fields: ['assignee', 'dependant', 'type', 'country', 'number', 'stage'] },
    { label: 'Validity', fields: ['issueDate', 'expiryDate', 'copy', 'notes'] },
  ],
  fields: {
    assignee: person('Assignee', { required: true, fixed: true }),
    dependant: ref('Family member', 'dependant', { help: 'Empty when it is the assignee’s own.', onDelete: 'cascade' }),
    type: choice('Type', travelDocumentTypes, { required: true }),
    country: country('Country', { required: true, help: 'Who issued the passport, or which country the visa is for.' }),
    number: bankPart('Number', 'documentNumber', {
      help: 'Stored encrypted; only the last characters are shown.',
    }),
    issueDate: date('Issued'),
    expiryDate: date('Expires'),
    stage: choice(
      'Stage',
      { APPLIED: 'Applied', IN_PROGRESS: 'In progress', ISSUED: 'Issued' },
      { required: true, initial: 'ISSUED' },
    ),
    copy: file('Copy', { kind: 'identity', accept: ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] }),
    notes: longText('Notes', { max: 1000 }),
  },
  access: {
    assignee: {
      do: ['read', 'create', 'update', 'delete'],
      kinds: ['identity'],
      where: { field: 'assignee', op: 'eq', value: '$me.person' },
      show: ['assignee', 'dependant', 'type', 'country', 'number', 'issueDate', 'expiryDate', 'stage', 'copy', 'notes'],
    },
    hr: { do: ['read', 'create', 'update', 'export'], kinds: ['identity'] },
    caseManager: { do: ['read', 'create', 'update', 'delete', 'export'], kinds: ['identity'] },
    administrator: { do: ['read', 'create', 'update', 'delete', 'export'], kinds: ['identity'] },
    master: { do: ['read', 'create', 'update', 'delete', 'export'], kinds: ['identity'] },
  },
});
export interface TravelDocument extends RecordOf<typeof travelDocument> {}

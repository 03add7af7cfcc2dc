import { choice, defineEntity, longText, person, type RecordOf, text, whole } from '@homeport/grammar';

/** A stored file. Its bytes lie in the file store under a key of ours, and are served by id to who may see the record. */
export const attachment = defineEntity({
  name: 'attachment',
  label: 'Attachment',
  plural: 'Attachments',
  title: ['name'],
  search: ['name'],
  indexes: [['entity', 'entityId'], ['sha256'], ['owner']],
  list: ['name', 'contentType', 'size', 'purpose', 'status', 'created'],
  menu: 'library',
  neverUpdated: true,
  fields: {
    name: text('File name', { required: true, max: 255, readOnly: true }),
    contentType: text('Type', { required: true, max: 120, readOnly: true }),
    size: whole('Size', { required: true, unit: 'bytes', readOnly: true }),
    sha256: text('Checksum', { required: true, max: 64, readOnly: true }),
    storageKey: text('Storage key', { required: true, max: 200, secret: true, readOnly: true }),
    purpose: choice(
      'Purpose',
      {
        EXPENSE_RECEIPT: 'Expense receipt',
        PROFILE_PICTURE: 'Profile picture',
        LOGO: 'Logo',
        DOCUMENT: 'Document',
        EXPORT: 'Export',
        IMPORT: 'Import',
        PAYMENT_FILE: 'Payment file',
      },
      { required: true, readOnly: true },
    ),
    status: choice(
      'State',
      { CLEAN: 'Checked', QUARANTINED: 'In quarantine' },
      { required: true, readOnly: true, initial: 'QUARANTINED' },
    ),
    owner: person('Owner', { readOnly: true }),
    entity: text('Belongs to', { max: 60, readOnly: true }),
    entityId: text('Record', { max: 36, readOnly: true }),
    width: whole('Width', { unit: 'px', readOnly: true, rare: true }),
    height: whole('Height', { unit: 'px', readOnly: true, rare: true }),
    note: longText('Note', { max: 1000 }),
  },
  access: {
    assignee: {
      do: ['read', 'delete'],
      where: {
        any: [
          { field: 'owner', op: 'eq', value: '$me.person' },
          { field: 'createdBy', op: 'eq', value: '$me.user' },
        ],
      },
    },
    caseManager: { do: ['read', 'delete'] },
    hr: { do: ['read'], where: { field: 'purpose', op: 'in', value: ['DOCUMENT', 'PROFILE_PICTURE', 'LOGO'] } },
    finance: { do: ['read'] },
    financeLead: { do: ['read'] },
    approver: {
      do: ['read'],
      where: { field: 'purpose', op: 'in', value: ['EXPENSE_RECEIPT', 'PROFILE_PICTURE', 'LOGO'] },
    },
    lineManager: { do: ['read'], where: { field: 'purpose', op: 'in', value: ['PROFILE_PICTURE', 'LOGO'] } },
    administrator: { do: ['read', 'delete'] },
    master: { do: ['read', 'delete'] },
  },
});
export interface Attachment extends RecordOf<typeof attachment> {}

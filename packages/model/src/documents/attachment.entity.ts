import {
  choice,
  dateTime,
  defineEntity,
  type Filter,
  longText,
  option,
  person,
  type RecordOf,
  text,
  whole,
} from '@homeport/grammar';
import { audiences } from './audiences.data.ts';

const purposeIn = (...value: string[]): Filter => ({ field: 'purpose', op: 'in', value });
const made: Filter = { field: 'createdBy', op: 'eq', value: '$me.user' };
/** What others put here for more than themselves; exports and imports never are. */
const shared: Filter = { any: [{ field: 'share', op: 'ne', value: 'ME' }, made] };

/** What people from outside see of it, whoever of them may. */
const seenOutside = [
  'name',
  'contentType',
  'size',
  'sha256',
  'purpose',
  'status',
  'attachmentType',
  'entity',
  'entityId',
  'width',
  'height',
  'expires',
];

/**
 * A stored file. Its bytes lie in the file store under a key of ours, and are served by id to who may see this record or
 * the one that holds the file. Exports are seen by who made them, and for a while only.
 */
export const attachment = defineEntity({
  name: 'attachment',
  label: 'Attachment',
  plural: 'Attachments',
  title: ['name'],
  search: ['name'],
  indexes: [['entity', 'entityId'], ['sha256'], ['owner']],
  list: ['name', 'contentType', 'size', 'purpose', 'status', 'created'],
  menu: 'library',
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
        CASE_VIDEO: 'Video of the assignment',
        EXPORT: 'Export',
        EXPORTER_FILE: 'File of an exporter',
        IMPORT: 'Import',
        PAYMENT_FILE: 'Payment file',
        MESSAGE: 'Message',
      },
      { required: true, readOnly: true },
    ),
    status: choice(
      'State',
      { CLEAN: 'Checked', QUARANTINED: 'In quarantine' },
      { required: true, readOnly: true, initial: 'QUARANTINED' },
    ),
    attachmentType: option('Kind of document', 'ATTACHMENT_TYPE', { readOnly: true }),
    owner: person('Owner', { readOnly: true }),
    entity: text('Belongs to', { max: 60, readOnly: true }),
    entityId: text('Record', { max: 36, readOnly: true }),
    width: whole('Width', { unit: 'px', readOnly: true, rare: true }),
    height: whole('Height', { unit: 'px', readOnly: true, rare: true }),
    share: choice('Shared with', audiences, { required: true, readOnly: true, initial: 'TEAM' }),
    expires: dateTime('Available until', { readOnly: true, rare: true }),
    note: longText('Note', { max: 1000 }),
  },
  access: {
    assignee: {
      do: ['read', 'delete'],
      where: {
        any: [
          made,
          {
            all: [
              { field: 'owner', op: 'eq', value: '$me.person' },
              { field: 'share', op: 'ne', value: 'ME' },
            ],
          },
        ],
      },
      show: [...seenOutside, 'owner', 'share', 'note'],
    },
    caseManager: { do: ['read', 'delete'], where: shared },
    hr: {
      do: ['read'],
      where: {
        any: [
          made,
          purposeIn('PROFILE_PICTURE', 'LOGO'),
          { all: [purposeIn('DOCUMENT'), { field: 'share', op: 'in', value: ['HR', 'ASSIGNEE'] }] },
        ],
      },
    },
    finance: { do: ['read'], where: shared },
    financeLead: { do: ['read'], where: shared },
    payroll: { do: ['read'], where: made },
    approver: { do: ['read'], where: { any: [made, purposeIn('PROFILE_PICTURE', 'LOGO')] } },
    lineManager: { do: ['read'], where: { any: [made, purposeIn('PROFILE_PICTURE', 'LOGO')] } },
    vendor: {
      do: ['read'],
      where: made,
      show: seenOutside,
    },
    planner: { do: ['read'], where: made },
    caseInitiator: {
      do: ['read'],
      where: made,
      show: seenOutside,
    },
    dependant: {
      do: ['read'],
      where: made,
      show: seenOutside,
    },
    client: {
      do: ['read'],
      where: made,
      show: seenOutside,
    },
    builder: { do: ['read'], where: made },
    administrator: { do: ['read', 'delete'], where: shared },
    master: { do: ['read', 'delete'], where: shared },
  },
});
export interface Attachment extends RecordOf<typeof attachment> {}

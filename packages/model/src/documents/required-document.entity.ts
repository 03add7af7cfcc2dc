import {
  choice,
  date,
  dateTime,
  defineEntity,
  file,
  lifecycle,
  longText,
  option,
  person,
  type RecordOf,
  ref,
  text,
} from '@homeport/grammar';
import { asItsCase } from '../role-presets/door.generated.ts';

const mine = { field: 'assignee', op: 'eq', value: '$me.person' } as const;
const reviewers = ['caseManager', 'hr', 'administrator', 'master'] as const;
/** What whoever decides is asked. */
export const approvalNote = { note: longText('Note', { max: 1000 }) };
export const rejectionReason = { reason: longText('Reason', { required: true, max: 1000 }) };
const decided = { decidedAt: '$now', decidedBy: '$me' } as const;

/**
 * A document somebody has to send in (upload), or has to read (download), on an assignment. What was sent in is locked until
 * the case manager has decided.
 */
export const requiredDocument = defineEntity({
  name: 'requiredDocument',
  label: 'Required document',
  plural: 'Required documents',
  title: ['name'],
  search: ['name'],
  indexes: [
    ['status', 'submittedAt'],
    ['assignee', 'status'],
    ['dependant'],
    ['caseDetail'],
    ['file'],
    ['attachedDocument'],
  ],
  sort: 'dueDate,asc',
  list: ['name', 'assignee', 'dependant', 'kind', 'category', 'dueDate', 'submittedAt', 'status'],
  facts: ['assignee', 'dependant', 'kind', 'category', 'dueDate', 'submittedAt', 'decidedAt'],
  menu: 'cases',
  needsVersion: true,
  sections: [
    {
      label: 'What is needed',
      fields: ['caseDetail', 'assignee', 'dependant', 'name', 'reason', 'kind', 'category', 'dueDate'],
    },
    { label: 'Upload', fields: ['documentType', 'accepts'] },
    { label: 'Download', fields: ['attachedDocument'] },
    {
      label: 'Answer',
      fields: ['file', 'previousFile', 'submittedAt', 'confirmedAt', 'decidedAt', 'decidedBy', 'decisionReason'],
    },
  ],
  work: [
    {
      name: 'review',
      label: 'Documents to review',
      waits: {
        all: [
          { field: 'status', op: 'eq', value: 'IN_REVIEW' },
          { field: 'caseDetail.manager', op: 'eq', value: '$me.user' },
        ],
      },
      due: 'dueDate',
      deeds: ['approve'],
    },
  ],
  fields: {
    caseDetail: ref('Assignment', 'caseDetail', { wire: 'id', required: true, fixed: true, onDelete: 'cascade' }),
    assignee: person('Assignee', { required: true, fixed: true }),
    dependant: ref('Family member', 'dependant', {
      help: 'Whose document it is. Empty when it is the assignee’s own.',
      onDelete: 'cascade',
    }),
    name: text('Name', { required: true, max: 160 }),
    reason: longText('Why it is needed', { max: 600 }),
    kind: choice('Kind', { UPLOAD: 'Upload', DOWNLOAD: 'Download' }, { required: true, fixed: true }),
    category: option('Category', 'REQUIRED_DOCUMENT_CATEGORY'),
    documentType: option('Document type', 'ATTACHMENT_TYPE'),
    accepts: choice(
      'Accepted',
      { ANY: 'PDF or picture', PDF: 'PDF', PICTURE: 'Picture', OFFICE: 'PDF, picture or Word' },
      { required: true, initial: 'ANY' },
    ),
    attachedDocument: file('Document to read'),
    dueDate: date('Due'),
    file: file('File', { readOnly: true }),
    previousFile: file('File before', { readOnly: true, rare: true }),
    submittedAt: dateTime('Sent in', { readOnly: true }),
    confirmedAt: dateTime('Confirmed', { readOnly: true }),
    decidedAt: dateTime('Decided', { readOnly: true }),
    decidedBy: ref('Decided by', 'user', { loose: true, readOnly: true }),
    decisionReason: longText('Reason', { max: 1000, readOnly: true }),
    status: lifecycle('Status', {
      initial: 'REQUESTED',
      states: {
        REQUESTED: { label: 'Requested', tone: 'info', editable: true, deletable: true, primary: 'edit' },
        IN_REVIEW: { label: 'In review', tone: 'warning', primary: 'approve' },
        REJECTED: { label: 'Rejected', tone: 'danger', editable: true, primary: 'edit' },
        APPROVED: { label: 'Approved', tone: 'success', final: true },
        CONFIRMED: { label: 'Read and confirmed', tone: 'success', final: true },
        CANCELLED: { label: 'Cancelled', tone: 'neutral', final: true },
      },
      transitions: {
        submit: {
          label: 'Send in',
          from: ['REQUESTED', 'REJECTED'],
          to: 'IN_REVIEW',
          by: ['assignee', 'caseManager'],
          needs: ['isUpload'],
          stamps: { submittedAt: '$now', decidedAt: null, decidedBy: null, decisionReason: null },
          offered: { field: 'kind', op: 'eq', value: 'UPLOAD' },
        },
        confirm: {
          label: 'Confirm that it was read',
          from: ['REQUESTED'],
          to: 'CONFIRMED',
          by: ['assignee'],
          needs: ['isDownload'],
          stamps: { confirmedAt: '$now' },
          offered: { field: 'kind', op: 'eq', value: 'DOWNLOAD' },
        },
        approve: {
          label: 'Approve',
          from: ['IN_REVIEW'],
          to: 'APPROVED',
          by: reviewers,
          needs: ['isNotOwn'],
          asks: approvalNote,
          stamps: { ...decided, decisionReason: 'note' },
        },
        reject: {
          label: 'Reject',
          from: ['IN_REVIEW'],
          to: 'REJECTED',
          by: reviewers,
          needs: ['isNotOwn'],
          asks: rejectionReason,
          stamps: { ...decided, decisionReason: 'reason' },
        },
        cancel: { label: 'Cancel the request', from: ['REQUESTED', 'REJECTED'], to: 'CANCELLED', by: reviewers },
      },
    }),
  },
  access: asItsCase({
    assignee: {
      do: ['read', 'update'],
      where: { all: [mine, { field: 'status', op: 'ne', value: 'CANCELLED' }] },
      show: [
        'caseDetail',
        'assignee',
        'dependant',
        'name',
        'reason',
        'kind',
        'category',
        'documentType',
        'accepts',
        'attachedDocument',
        'dueDate',
        'file',
        'previousFile',
        'submittedAt',
        'confirmedAt',
        'decidedAt',
        'decisionReason',
        'status',
      ],
      readOnly: ['dependant', 'name', 'reason', 'category', 'documentType', 'accepts', 'attachedDocument', 'dueDate'],
    },
    caseManager: { do: ['read', 'create', 'update', 'delete', 'export'] },
    hr: { do: ['read', 'create', 'update', 'export'] },
    administrator: { do: ['read', 'create', 'update', 'delete', 'export'] },
    master: { do: ['read', 'create', 'update', 'delete', 'export'] },
  }),
});
export interface RequiredDocument extends RecordOf<typeof requiredDocument> {}

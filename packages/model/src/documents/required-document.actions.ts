import { defineAction, file } from '@homeport/grammar';
import { approvalNote, rejectionReason, requiredDocument } from './required-document.entity.ts';

/** Sends a file in for review; one that was rejected before is replaced. */
export const submitDocument = defineAction({
  name: 'submit',
  on: requiredDocument,
  label: 'Send in',
  transition: 'status.submit',
  input: { file: file('File', { required: true }) },
  refusals: ['documents.notForUpload', 'documents.notItsFile', 'documents.wrongType', 'documents.stillChecked'],
});
/** Confirms that a document that had to be read was read. */
export const confirmRequired = defineAction({
  name: 'confirm',
  on: requiredDocument,
  label: 'Confirm that it was read',
  transition: 'status.confirm',
  input: {},
  refusals: ['documents.notToRead'],
});
export const approveDocument = defineAction({
  name: 'approve',
  on: requiredDocument,
  label: 'Approve',
  transition: 'status.approve',
  input: approvalNote,
  refusals: ['documents.ownDocument'],
});
export const rejectDocument = defineAction({
  name: 'reject',
  on: requiredDocument,
  label: 'Reject',
  transition: 'status.reject',
  input: rejectionReason,
  refusals: ['documents.ownDocument'],
});
/** Tells the assignee (again) that the document is needed. */
export const remindDocument = defineAction({
  name: 'remind',
  on: requiredDocument,
  label: 'Remind the assignee',
  by: ['caseManager', 'hr', 'administrator', 'master'],
  where: { field: 'status', op: 'in', value: ['REQUESTED', 'REJECTED'] },
  input: {},
});

import { defineEntity, email, longText, type RecordOf, ref, text } from '@homeport/grammar';

const mine = { field: 'createdBy', op: 'eq', value: '$me.user' } as const;

/** A quick e-mail to one of the people of an assignment, as it was written. */
export const quickMail = defineEntity({
  name: 'quickMail',
  label: 'Quick e-mail',
  plural: 'Quick e-mails',
  title: ['subject'],
  search: ['subject', 'recipient'],
  indexes: [['createdBy'], ['caseDetail'], ['recipient']],
  list: ['subject', 'recipient', 'recipientName', 'senderName', 'caseDetail', 'created'],
  menu: 'cases',
  neverUpdated: true,
  fields: {
    caseDetail: ref('Assignment', 'caseDetail', { readOnly: true, wire: 'id', onDelete: 'cascade' }),
    recipient: email('Recipient', { required: true, readOnly: true }),
    recipientName: text('Name of the recipient', { max: 160, readOnly: true }),
    sender: email('Sender', { required: true, readOnly: true }),
    senderName: text('Name of the sender', { required: true, max: 200, readOnly: true }),
    subject: text('Subject', { required: true, max: 200, readOnly: true }),
    detail: longText('Body', { required: true, max: 10_000, readOnly: true }),
  },
  access: {
    assignee: {
      do: ['read'],
      where: mine,
      show: ['caseDetail', 'recipient', 'recipientName', 'sender', 'senderName', 'subject', 'detail'],
    },
    caseManager: { do: ['read'], where: mine },
    hr: { do: ['read'], where: mine },
    administrator: { do: ['read'], where: mine },
    master: { do: ['read'], where: mine },
  },
});
export interface QuickMail extends RecordOf<typeof quickMail> {}

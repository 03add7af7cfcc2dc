import {
  choice,
  dateTime,
  defineEntity,
  email,
  jsonOf,
  lifecycle,
  longText,
  type RecordOf,
  ref,
  text,
  whole,
  yesNo,
} from '@homeport/grammar';
import type { PageValues } from '../forms/door.generated.ts';
import { grantTo } from '../role-presets/door.generated.ts';

/** Who sends links to people outside. */
export const linkSenders = ['caseManager', 'hr', 'administrator', 'master'] as const;

/** What a link can open. */
export const externalKinds = {
  FORM: 'Form',
  SURVEY: 'Survey',
  DOCUMENT: 'Document',
  INITIATION: 'Initiation',
  SERVICE: 'Service',
  ESTIMATE: 'Cost estimate',
} as const;
export type ExternalKind = keyof typeof externalKinds;

/**
 * A link that was sent by e-mail to somebody outside: it opens one thing without sign-in until a moment, or until it is used or
 * revoked. Its token is signed and stands nowhere. What is being typed into an initiation waits here.
 */
export const externalAccess = defineEntity({
  name: 'externalAccess',
  label: 'External link',
  plural: 'External links',
  title: ['kind', 'recipient'],
  search: ['recipient', 'recipientName'],
  indexes: [
    ['status', 'validUntil'],
    ['recipient'],
    ['sender'],
    ['pageForm'],
    ['qualitySurvey'],
    ['document'],
    ['initiationRule'],
    ['initiation'],
    ['caseService'],
    ['costEstimate'],
    ['provider'],
  ],
  sort: 'created,desc',
  list: [
    'kind',
    'recipient',
    'recipientName',
    'status',
    'delivery',
    'deliveredAt',
    'validUntil',
    'lastOpenedAt',
    'usedAt',
    'created',
  ],
  facts: ['kind', 'recipient', 'delivery', 'deliveredAt', 'validUntil', 'usedAt'],
  menu: 'cases',
  needsVersion: true,
  sections: [
    {
      label: 'What it opens',
      fields: [
        'kind',
        'pageForm',
        'qualitySurvey',
        'document',
        'initiationRule',
        'caseService',
        'costEstimate',
        'withPay',
        'provider',
      ],
    },
    { label: 'For whom', fields: ['recipient', 'recipientName', 'language', 'message', 'senderName', 'senderEmail'] },
    { label: 'Delivery', fields: ['delivery', 'deliveredAt', 'deliveryReason', 'mails', 'validUntil'] },
    { label: 'Use', fields: ['openedAt', 'lastOpenedAt', 'opens', 'usedAt', 'initiation'] },
  ],
  fields: {
    kind: choice('Opens', externalKinds, { required: true, readOnly: true }),
    pageForm: ref('Form', 'pageForm', { readOnly: true, onDelete: 'cascade' }),
    qualitySurvey: ref('Survey', 'qualitySurvey', { readOnly: true, onDelete: 'cascade' }),
    document: ref('Document', 'document', { readOnly: true, onDelete: 'cascade' }),
    initiationRule: ref('Initiation rule', 'initiationRule', { readOnly: true, onDelete: 'cascade' }),
    caseService: ref('Service', 'caseService', { readOnly: true, onDelete: 'cascade' }),
    // Whose work it was when the link went out: once somebody else has the service, the link opens nothing.
    provider: ref('Service provider', 'serviceProvider', { readOnly: true, onDelete: 'clear' }),
    costEstimate: ref('Cost estimate', 'costEstimate', { readOnly: true, onDelete: 'cascade' }),
    withPay: yesNo('With what follows from pay', { readOnly: true, initial: false }),
    recipient: email('E-mail of the recipient', { required: true, readOnly: true }),
    recipientName: text('Name of the recipient', { max: 160, readOnly: true }),
    language: choice(
      'Language',
      { en: 'English', es: 'Spanish', fr: 'French' },
      { required: true, readOnly: true, initial: 'en' },
    ),
    message: longText('Message', { max: 2000, readOnly: true }),
    sender: ref('Sent by', 'user', { loose: true, readOnly: true }),
    senderName: text('Name of the sender', { required: true, max: 200, readOnly: true }),
    senderEmail: email('E-mail of the sender', { required: true, readOnly: true }),
    validUntil: dateTime('Valid until', { required: true, readOnly: true }),
    delivery: choice(
      'E-mail',
      { WAITING: 'Waiting', SENT: 'Sent', FAILED: 'Failed' },
      { required: true, readOnly: true, initial: 'WAITING' },
    ),
    deliveredAt: dateTime('E-mail sent', { readOnly: true }),
    deliveryReason: text('Why it was not sent', { max: 300, readOnly: true }),
    mails: whole('E-mails', { min: 0, initial: 1, readOnly: true }),
    openedAt: dateTime('First opened', { readOnly: true }),
    lastOpenedAt: dateTime('Last opened', { readOnly: true }),
    opens: whole('Times opened', { min: 0, initial: 0, readOnly: true }),
    usedAt: dateTime('Used', { readOnly: true }),
    initiation: ref('Initiation', 'initiation', { readOnly: true, onDelete: 'clear' }),
    answers: jsonOf<PageValues>()('Answers so far', {
      drawn: 'the form it opens',
      maxDepth: 4,
      readOnly: true,
      rare: true,
    }),
    step: text('Step', { max: 40, readOnly: true, rare: true }),
    status: lifecycle('Status', {
      initial: 'OPEN',
      states: {
        OPEN: { label: 'Open', tone: 'neutral', primary: 'edit' },
        USED: { label: 'Used', tone: 'success', final: true },
        REVOKED: { label: 'Revoked', tone: 'danger', final: true },
      },
      transitions: {
        use: { label: 'Use', from: ['OPEN'], to: 'USED', by: [], system: true },
        revoke: { label: 'Revoke', from: ['OPEN'], to: 'REVOKED', by: linkSenders },
      },
    }),
  },
  access: grantTo(linkSenders, { do: ['read', 'export'], hide: ['answers', 'step'] }),
});
export interface ExternalAccess extends RecordOf<typeof externalAccess> {}

import { choice, defineAction, email, longText, text, whole, yesNo } from '@homeport/grammar';
import { externalAccess, externalKinds, linkSenders } from './external-access.entity.ts';

/** Sends a link to somebody outside by e-mail: to fill in a form or survey, to read a document or a cost estimate, or to ask for an assignment. */
export const sendLink = defineAction({
  name: 'send',
  on: externalAccess,
  scope: 'collection',
  label: 'Send a link by e-mail',
  by: linkSenders,
  input: {
    kind: choice('Opens', externalKinds, { required: true }),
    target: text('Record', { required: true, max: 36 }),
    recipient: email('E-mail of the recipient', { required: true }),
    recipientName: text('Name of the recipient', { max: 160 }),
    language: choice('Language', { en: 'English', es: 'Spanish', fr: 'French' }, { required: true, initial: 'en' }),
    days: whole('Valid for', { min: 1, max: 90, initial: 14, unit: 'days', required: true }),
    message: longText('Message', { max: 2000 }),
    withPay: yesNo('With what follows from pay', { initial: false }),
  },
  answer: { id: text('Id'), link: text('Link'), expires: text('Valid until') },
  refusals: [
    'external.nothingToSend',
    'external.notAnAddress',
    'external.notReady',
    'external.tooMany',
    'external.payClosed',
  ],
});

/** Sends the e-mail of an open link once more. */
export const sendLinkAgain = defineAction({
  name: 'sendAgain',
  on: externalAccess,
  label: 'Send the e-mail again',
  by: linkSenders,
  where: { field: 'status', op: 'eq', value: 'OPEN' },
  input: {},
  refusals: ['external.notOpen', 'external.tooMany'],
});

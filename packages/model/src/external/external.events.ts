import { code, defineEvent, longText, money, ref, text } from '@homeport/grammar';

/** The e-mail of a link has to leave; what it says is in the record. */
export const linkMailed = defineEvent({
  name: 'external.linkMailed',
  on: 'externalAccess',
  label: 'External link to be sent',
  payload: { link: ref('External link', 'externalAccess', { wire: 'id' }) },
});

/** Somebody outside asked for an assignment. */
export const initiationReceived = defineEvent({
  name: 'external.initiationReceived',
  on: 'externalAccess',
  label: 'Initiation from outside',
  payload: {
    initiation: ref('Initiation', 'initiation', { wire: 'id' }),
    reference: code('Reference'),
    name: text('Name'),
    requester: text('Requested by'),
    sender: ref('Sent by', 'user', { wire: 'id', loose: true }),
  },
  notices: [
    {
      to: 'sender',
      channels: ['app', 'mail'],
      title: 'Initiation from outside: {name}',
      body: '{requester} has sent it. It waits for approval under {reference}.',
      link: '/workspace/cases/initiation/{initiation}',
    },
  ],
});

const about = {
  service: ref('Service', 'caseService', { wire: 'id' }),
  name: text('Name'),
  by: text('Who has the link'),
  note: longText('Note'),
  sender: ref('Sent by', 'user', { wire: 'id', loose: true }),
};
const link = '/workspace/cases/case-service/{service}';

/** Whoever does a service without an account took it on. */
export const serviceTaken = defineEvent({
  name: 'external.serviceTaken',
  on: 'externalAccess',
  label: 'Service accepted from outside',
  payload: about,
  notices: [
    { to: 'sender', channels: ['app', 'mail'], title: '{by} accepts: {name}', body: 'It is scheduled now.', link },
  ],
});
/** Whoever was to do a service without an account declined it. */
export const serviceDeclined = defineEvent({
  name: 'external.serviceDeclined',
  on: 'externalAccess',
  label: 'Service declined from outside',
  payload: about,
  notices: [{ to: 'sender', channels: ['app', 'mail'], title: '{by} declines: {name}', body: '{note}', link }],
});
/** Whoever does a service without an account said how it goes. */
export const serviceReported = defineEvent({
  name: 'external.serviceReported',
  on: 'externalAccess',
  label: 'Report from outside on a service',
  payload: about,
  notices: [{ to: 'sender', channels: ['app', 'mail'], title: '{by} reports on: {name}', body: '{note}', link }],
});
/** Whoever does a service without an account handed in a bill for it. */
export const serviceBilled = defineEvent({
  name: 'external.serviceBilled',
  on: 'externalAccess',
  label: 'Bill from outside for a service',
  payload: {
    bill: ref('Vendor invoice', 'vendorInvoice', { wire: 'id' }),
    number: text('Invoice number'),
    name: text('Name'),
    by: text('Who has the link'),
    currency: code('Currency'),
    amount: money('Amount', { currency: 'currency' }),
    sender: ref('Sent by', 'user', { wire: 'id', loose: true }),
  },
  notices: [
    {
      to: 'sender',
      channels: ['app'],
      title: '{by} bills: {name}',
      body: '{number}: {currency} {amount} without tax. Finance reviews it.',
      link: '/workspace/vendor/vendor-invoice/{bill}',
    },
  ],
});

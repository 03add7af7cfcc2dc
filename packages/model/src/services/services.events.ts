import { dateTime, defineEvent, longText, ref, text } from '@homeport/grammar';

const about = {
  order: ref('Service order', 'serviceOrder', { wire: 'id' }),
  name: text('Name'),
  reader: ref('Reader', 'user', { wire: 'id', loose: true }),
};
const link = '/workspace/operations/service-order/{order}';

/** An answer is late. Handed over by the clock with the moment itself. */
export const orderMoment = defineEvent({
  name: 'services.orderMoment',
  on: 'serviceOrder',
  label: 'Answer to a service order late',
  payload: { at: dateTime('At') },
});

/** A provider is asked to do a service. */
export const serviceOrdered = defineEvent({
  name: 'services.ordered',
  on: 'serviceOrder',
  label: 'Service ordered',
  payload: about,
  notices: [
    {
      to: 'reader',
      channels: ['app', 'mail'],
      title: 'Please accept or decline: {name}',
      body: 'The days and by when an answer is wanted stand on the order.',
      link,
    },
  ],
});

const by = text('Provider');

/** A provider takes a service on. */
export const orderAccepted = defineEvent({
  name: 'services.orderAccepted',
  on: 'serviceOrder',
  label: 'Service order accepted',
  payload: { ...about, by },
  notices: [{ to: 'reader', channels: ['app'], title: '{by} accepts: {name}', body: 'It is scheduled now.', link }],
});

/** A provider does not do a service. */
export const orderDeclined = defineEvent({
  name: 'services.orderDeclined',
  on: 'serviceOrder',
  label: 'Service order declined',
  payload: { ...about, by, reason: longText('Reason') },
  notices: [{ to: 'reader', channels: ['app', 'mail'], title: '{by} declines: {name}', body: '{reason}', link }],
});

/** A provider asks something before they answer. */
export const orderQuestion = defineEvent({
  name: 'services.orderQuestion',
  on: 'serviceOrder',
  label: 'Question about a service order',
  payload: { ...about, by, question: longText('Question') },
  notices: [{ to: 'reader', channels: ['app', 'mail'], title: '{by} asks about: {name}', body: '{question}', link }],
});

/** A provider did not answer in time. */
export const orderUnanswered = defineEvent({
  name: 'services.orderUnanswered',
  on: 'serviceOrder',
  label: 'Service order without an answer',
  payload: { ...about, by },
  notices: [
    {
      to: 'reader',
      channels: ['app', 'mail'],
      title: 'No answer from {by}: {name}',
      body: 'The answer was wanted by now. Ask again, or order elsewhere by choosing another provider on the service.',
      link,
    },
  ],
});

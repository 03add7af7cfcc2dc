import { dateTime, defineEvent, person, ref, text } from '@homeport/grammar';

/** A payback agreement begins to bind, or has bound to its last day. Handed over by the clock with the moment itself. */
export const paybackMoment = defineEvent({
  name: 'payroll.paybackMoment',
  on: 'paybackAgreement',
  label: 'Payback agreement begins or ends',
  payload: { at: dateTime('At') },
});

const agreement = ref('Payback agreement', 'paybackAgreement', { wire: 'id' });
const reference = text('Reference');

/** Somebody leaves who has to pay something back: payroll settles it, the case manager knows. */
export const paybackDueEvent = defineEvent({
  name: 'payroll.paybackDue',
  on: 'paybackAgreement',
  label: 'Payback falls due',
  payload: { agreement, reference, reader: ref('Reader', 'user', { wire: 'id' }) },
  notices: [
    {
      to: 'reader',
      channels: ['app', 'mail'],
      title: 'Payback {reference} is due',
      body: 'The person leaves before the agreement is over. What is to be paid back, and how it was worked out, is on its page.',
      link: '/workspace/financial/payback-agreement/{agreement}',
    },
  ],
});

/** The person hears that something is to be paid back. */
export const paybackAsked = defineEvent({
  name: 'payroll.paybackAsked',
  on: 'paybackAgreement',
  label: 'Payback asked of the assignee',
  payload: { agreement, reference, assignee: person('Assignee', { wire: 'id' }) },
  notices: [
    {
      to: 'assignee',
      channels: ['app', 'mail'],
      title: 'Part of what was paid for your move is to be paid back',
      body: 'Your assignment ends before payback agreement {reference} is over. The amount stands with your benefits.',
      link: '/dashboard/assistance',
    },
  ],
});

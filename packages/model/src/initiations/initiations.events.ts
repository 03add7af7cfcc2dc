import { code, defineEvent, ref, text } from '@homeport/grammar';

/** Somebody is asked to decide a step of a request. */
export const decisionAsked = defineEvent({
  name: 'initiations.decisionAsked',
  on: 'initiationDecision',
  label: 'Step of a request to decide',
  payload: {
    decision: ref('Decision', 'initiationDecision', { wire: 'id' }),
    step: text('Step'),
    name: text('Name'),
    reference: code('Reference'),
    reader: ref('Reader', 'user', { wire: 'id', loose: true }),
  },
  notices: [
    {
      to: 'reader',
      channels: ['app', 'mail'],
      title: 'To decide: {step}',
      body: 'The request {reference} for {name} waits for you.',
      link: '/workspace/cases/initiation-decision/{decision}',
    },
  ],
});
/** A step of a request was decided: its requester and its case manager hear of it. */
export const stepDecided = defineEvent({
  name: 'initiations.stepDecided',
  on: 'initiation',
  label: 'Step of a request decided',
  payload: {
    initiation: ref('Initiation', 'initiation', { wire: 'id' }),
    step: text('Step'),
    name: text('Name'),
    reference: code('Reference'),
    outcome: text('Outcome'),
    reader: ref('Reader', 'user', { wire: 'id', loose: true }),
  },
  notices: [
    {
      to: 'reader',
      channels: ['app', 'mail'],
      title: '{outcome, select, REJECTED {Rejected} SKIPPED {Skipped} other {Approved}}: {step}',
      body: 'The request {reference} for {name}.',
      link: '/workspace/cases/initiation/{initiation}',
    },
  ],
});

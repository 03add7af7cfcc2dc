import { choice, dateTime, defineEvent, ref, text } from '@homeport/grammar';

const step = ref('Decision', 'decision', { wire: 'id' });
const reader = ref('Reader', 'user', { wire: 'id', loose: true });
const subject = text('What is decided');
const name = text('Step');
const whys = { OPENED: 'Opened', DELEGATED: 'Delegated', ESCALATED: 'Escalated', UNDONE: 'Taken back' } as const;
const link = '/workspace/dashboard/decision/{decision}';

/** The moment at which a step that nobody has decided goes to somebody else. Handed over by the clock with the moment itself. */
export const escalationDue = defineEvent({
  name: 'deciding.escalationDue',
  on: 'decision',
  label: 'Decision to be escalated',
  payload: { at: dateTime('At') },
});

/** Somebody is asked to decide a step. */
export const decisionAsked = defineEvent({
  name: 'deciding.decisionAsked',
  on: 'decision',
  label: 'Decision asked for',
  payload: { decision: step, name, subject, why: choice('Why', whys), reader },
  notices: [
    {
      to: 'reader',
      channels: ['app', 'mail'],
      title:
        '{why, select, DELEGATED {Delegated to you: {subject}} ESCALATED {Escalated to you: {subject}} UNDONE {To decide again: {subject}} other {To decide: {subject}}}',
      body: 'The step “{name}” waits for you.',
      link,
    },
  ],
});

/** A step was decided: whoever asked and the case manager hear of it. */
export const stepDecided = defineEvent({
  name: 'deciding.stepDecided',
  on: 'decision',
  label: 'Decision made',
  payload: { decision: step, name, subject, outcome: text('Outcome'), reader },
  notices: [
    {
      to: 'reader',
      channels: ['app', 'mail'],
      title:
        '{outcome, select, REJECTED {Rejected} SKIPPED {Skipped} DELEGATED {Delegated} other {Approved}}: {subject}',
      body: 'Step: {name}',
      link,
    },
  ],
});

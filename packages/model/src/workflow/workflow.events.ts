import { date, dateTime, defineEvent, ref, text } from '@homeport/grammar';

/** A step of which something is to be told: acted on when its time has come. Handed over by the clock with the moment itself. */
export const stepDue = defineEvent({
  name: 'workflow.stepDue',
  on: 'caseWorkflowItem',
  label: 'Step to be told about',
  payload: { at: dateTime('At') },
});

/** A public holiday was entered, changed or deleted where an assignment leads: what is planned of its steps moves. */
export const calendarChanged = defineEvent({
  name: 'workflow.calendarChanged',
  on: 'caseWorkflow',
  label: 'Working days of an assignment changed',
  payload: { at: dateTime('At') },
});

const about = {
  step: ref('Step', 'caseWorkflowItem', { wire: 'id' }),
  name: text('Name'),
  reference: text('Assignment reference'),
  due: date('Due'),
  reader: ref('Reader', 'user', { wire: 'id' }),
} as const;
const link = '/workspace/cases/case-workflow-item/{step}';

/** The owner is reminded of a step. */
export const stepReminder = defineEvent({
  name: 'workflow.stepReminder',
  on: 'caseWorkflowItem',
  label: 'Reminder of a step',
  payload: about,
  notices: [
    {
      to: 'reader',
      channels: ['app', 'mail'],
      title: 'Due on {due}: {name}',
      body: 'A step of assignment {reference} that is yours.',
      link,
    },
  ],
});
/** The team of the case manager hears of a step that is overdue. */
export const stepOverdue = defineEvent({
  name: 'workflow.stepOverdue',
  on: 'caseWorkflowItem',
  label: 'Step overdue',
  payload: about,
  notices: [
    {
      to: 'reader',
      channels: ['app', 'mail'],
      title: 'Overdue since {due}: {name}',
      body: 'A step of assignment {reference} has not been done.',
      link,
    },
  ],
});
/** Somebody was given a step by a person. */
export const stepAssigned = defineEvent({
  name: 'workflow.stepAssigned',
  on: 'caseWorkflowItem',
  label: 'Step given to somebody',
  payload: about,
  notices: [
    { to: 'reader', channels: ['app'], title: 'Yours now: {name}', body: 'A step of assignment {reference}.', link },
  ],
});

/** Whoever owns steps of an assignment hears that it goes on in a newer version of its workflow. */
export const movedToVersion = defineEvent({
  name: 'workflow.movedToVersion',
  on: 'caseWorkflow',
  label: 'Assignment moved to a newer version of its workflow',
  payload: {
    name: text('Name'),
    reference: text('Assignment reference'),
    reader: ref('Reader', 'user', { wire: 'id' }),
  },
  notices: [
    {
      to: 'reader',
      channels: ['app'],
      title: 'Other steps for assignment {reference}',
      body: 'It goes on in a newer version of {name}. See what is yours now.',
      link: '/workspace/dashboard/my-work',
    },
  ],
});

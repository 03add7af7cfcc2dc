import { date, dateTime, defineEvent, person, ref, text } from '@homeport/grammar';

/** A change whose day has come. Handed over by the clock with the moment itself. */
export const changeDue = defineEvent({
  name: 'changes.changeDue',
  on: 'changeOfCircumstance',
  label: 'Change to be applied',
  payload: { at: dateTime('At') },
});

const change = ref('Change', 'changeOfCircumstance', { wire: 'id' });
const reference = text('Assignment reference');
const reader = ref('Reader', 'user', { wire: 'id' });
const assignee = person('Assignee', { wire: 'id' });
const effective = date('Effective date');
const ofTeam = '/workspace/cases/change-of-circumstance/{change}';
const ofAssignee = '/dashboard/assistance?changes=list';

/** The assignee asks for a change: the case manager takes it up. */
export const changeAsked = defineEvent({
  name: 'changes.changeAsked',
  on: 'changeOfCircumstance',
  label: 'Change asked for by the assignee',
  payload: { change, reference, effective, reader },
  notices: [
    {
      to: 'reader',
      channels: ['app', 'mail'],
      title: 'A change is asked for: assignment {reference}',
      body: 'The assignee asks for it from {effective} on.',
      link: ofTeam,
    },
  ],
});

/** The assignee who asked hears what was decided. */
export const changeDecided = defineEvent({
  name: 'changes.changeDecided',
  on: 'changeOfCircumstance',
  label: 'Change decided',
  payload: { change, decision: text('Decision'), effective, assignee },
  notices: [
    {
      to: 'assignee',
      channels: ['app', 'mail'],
      title: '{decision, select, APPROVED {Your change is approved} other {Your change was turned down}}',
      body: '{decision, select, APPROVED {It takes effect on {effective}.} other {The reason is on its page.}}',
      link: ofAssignee,
    },
  ],
});

/** The assignee hears that the assignment has changed. */
export const assignmentChanged = defineEvent({
  name: 'changes.assignmentChanged',
  on: 'changeOfCircumstance',
  label: 'Assignment changed',
  payload: { change, reference, assignee },
  notices: [
    {
      to: 'assignee',
      channels: ['app', 'mail'],
      title: 'Your assignment has changed',
      body: 'What was before and what is now stands side by side.',
      link: ofAssignee,
    },
  ],
});

/** The team hears of a change that holds now. */
export const changeApplied = defineEvent({
  name: 'changes.changeApplied',
  on: 'changeOfCircumstance',
  label: 'Change applied',
  payload: { change, reference, reader },
  notices: [
    {
      to: 'reader',
      channels: ['app', 'mail'],
      title: 'Assignment {reference} has changed',
      body: 'An approved change took effect. What it moved is on its page.',
      link: ofTeam,
    },
  ],
});

/** Whoever delivers a service hears that it moved, or is not needed any more. */
export const serviceMoved = defineEvent({
  name: 'changes.serviceMoved',
  on: 'caseService',
  label: 'Service moved by a change',
  payload: {
    service: ref('Service', 'caseService', { wire: 'id' }),
    name: text('Name'),
    outcome: text('Outcome'),
    reader,
  },
  notices: [
    {
      to: 'reader',
      channels: ['app', 'mail'],
      title: '{outcome, select, CANCELLED {Not needed any more: {name}} other {New dates: {name}}}',
      body: 'The assignment has changed.',
      link: '/workspace/cases/case-service/{service}',
    },
  ],
});

/** An approved change could not be applied on its day: the case manager has to look at it. */
export const changeHeld = defineEvent({
  name: 'changes.changeHeld',
  on: 'changeOfCircumstance',
  label: 'Change not applied',
  payload: { change, reference, effective, reader },
  notices: [
    {
      to: 'reader',
      channels: ['app', 'mail'],
      title: 'Not applied: a change of assignment {reference}',
      body: 'It was to take effect on {effective}. The assignment has changed meanwhile: look at it again.',
      link: ofTeam,
    },
  ],
});

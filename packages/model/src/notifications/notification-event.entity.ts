import {
  choice,
  codeAndName,
  defineEntity,
  entityName,
  fieldNames,
  longText,
  type RecordOf,
  refs,
  stateNames,
  transitionNames,
  yesNo,
} from '@homeport/grammar';
import { coded } from '../record-presets/door.generated.ts';
import { shownOutside, staffSettings } from '../role-presets/door.generated.ts';

/** Something that people are told of: what it is about, who hears of it, and by which ways. */
export const notificationEvent = defineEntity({
  name: 'notificationEvent',
  label: 'Notification event',
  plural: 'Notification events',
  ...coded,
  indexes: [['about', 'happening']],
  list: ['code', 'name', 'about', 'happening', 'roles', 'active', 'updated'],
  facts: ['about', 'happening', 'inApp', 'byEmail', 'byPush'],
  needsVersion: true,
  configuration: {},
  sections: [
    { label: 'Event', fields: ['code', 'name', 'description'] },
    { label: 'When', fields: ['about', 'happening', 'changedFields', 'states', 'transitions', 'matches'] },
    { label: 'Who hears of it', fields: ['roles', 'users', 'toAssignee', 'toCreator', 'userFields'] },
    { label: 'How', fields: ['inApp', 'byEmail', 'byPush', 'isUrgent'] },
  ],
  fields: {
    ...codeAndName,
    about: entityName('Records', { required: true, fixed: true }),
    happening: choice(
      'What happens',
      {
        CREATED: 'It is created',
        CHANGED: 'It is changed',
        STATUS: 'Its status changes',
        TRANSITION: 'A step is taken',
      },
      {
        required: true,
        initial: 'STATUS',
        help: 'An event tells from the moment it is saved. Deactivate it while you write its words and conditions.',
      },
    ),
    changedFields: fieldNames('Only when one of these changes', 'about', {
      help: 'For changes. Empty: whatever changes.',
    }),
    states: stateNames('Only when it becomes', 'about', { help: 'For a status. Empty: whatever it becomes.' }),
    transitions: transitionNames('Steps', 'about', { help: 'Needed where a step is what counts.' }),
    matches: choice(
      'Conditions',
      { ALL: 'All hold', ANY: 'One of them holds' },
      {
        required: true,
        initial: 'ALL',
        help: 'Conditions are added once the event is saved; without any it always tells.',
      },
    ),
    roles: refs('Roles that hear of it', 'role', {
      help: 'People are only told of records that they may see, and never of what they did themselves.',
    }),
    users: refs('Users who hear of it', 'user'),
    toAssignee: yesNo('The assignee hears of it', { initial: false }),
    toCreator: yesNo('Whoever created the record hears of it', { initial: false }),
    userFields: fieldNames('People named in these fields hear of it', 'about'),
    inApp: yesNo('In the application', { initial: true }),
    byEmail: yesNo('By e-mail', { initial: true }),
    byPush: yesNo('On devices', { initial: false }),
    isUrgent: yesNo('Also in quiet hours', { initial: false }),
    description: longText('Description', { max: 1000 }),
  },
  access: shownOutside(['code', 'name', 'about', 'description'], staffSettings),
});
export interface NotificationEvent extends RecordOf<typeof notificationEvent> {}

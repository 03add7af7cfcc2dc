import {
  choice,
  codeAndName,
  defineEntity,
  entityName,
  longText,
  type RecordOf,
  refs,
  whole,
  yesNo,
} from '@homeport/grammar';
import { coded } from '../coded.ts';
import { staffSettings } from '../manage.ts';

/** Something that people are told of: what it is about, who hears of it, and by which ways. */
export const notificationEvent = defineEntity({
  name: 'notificationEvent',
  label: 'Notification event',
  plural: 'Notification events',
  ...coded,
  list: ['code', 'name', 'about', 'happening', 'roles', 'active', 'updated'],
  facts: ['about', 'happening', 'inApp', 'byEmail', 'byPush'],
  needsVersion: true,
  configuration: {},
  fields: {
    ...codeAndName,
    about: entityName('About'),
    happening: choice(
      'When',
      {
        CREATED: 'It is created',
        CHANGED: 'It is changed',
        STATUS: 'Its status changes',
        DUE: 'It falls due',
        MANUAL: 'By hand',
      },
      { required: true, initial: 'STATUS' },
    ),
    daysBefore: whole('Days before', { min: 0, max: 365, unit: 'days' }),
    roles: refs('Roles that hear of it', 'role'),
    toAssignee: yesNo('The assignee hears of it', { initial: false }),
    inApp: yesNo('In the application', { initial: true }),
    byEmail: yesNo('By e-mail', { initial: true }),
    byPush: yesNo('On devices', { initial: false }),
    isUrgent: yesNo('Also in quiet hours', { initial: false }),
    description: longText('Description', { max: 1000 }),
  },
  access: staffSettings,
});
export interface NotificationEvent extends RecordOf<typeof notificationEvent> {}

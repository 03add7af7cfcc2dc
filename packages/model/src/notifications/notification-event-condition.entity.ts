import { defineEntity, type RecordOf, ref } from '@homeport/grammar';
import { conditionOn } from '../record-presets/door.generated.ts';
import { shownOutside, staffSettings } from '../role-presets/door.generated.ts';

/** What has to hold of a record so that its event tells, with the operators of queries. */
export const notificationEventCondition = defineEntity({
  name: 'notificationEventCondition',
  label: 'Notification condition',
  plural: 'Notification conditions',
  title: ['field', 'operator', 'value'],
  indexes: [['notificationEvent', 'sequence']],
  sort: 'sequence,asc',
  list: ['notificationEvent', 'sequence', 'field', 'operator', 'value', 'updated'],
  menu: 'admin',
  configuration: { key: ['notificationEvent', 'sequence', 'field'] },
  fields: {
    notificationEvent: ref('Event', 'notificationEvent', { required: true, fixed: true, onDelete: 'cascade' }),
    ...conditionOn('notificationEvent.about'),
  },
  access: shownOutside(['notificationEvent', 'sequence'], staffSettings),
});
export interface NotificationEventCondition extends RecordOf<typeof notificationEventCondition> {}

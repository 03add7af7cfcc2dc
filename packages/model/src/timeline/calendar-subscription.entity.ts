import { dateTime, defineEntity, type RecordOf, ref, text } from '@homeport/grammar';

/**
 * The secret address under which a calendar program reads the timeline of one person. Only a hash of it is kept: it follows
 * from the record's id and the installation's secret. One a person; revoked, or with the account closed, it is gone.
 */
export const calendarSubscription = defineEntity({
  name: 'calendarSubscription',
  label: 'Calendar subscription',
  plural: 'Calendar subscriptions',
  goesForGood: true,
  title: ['user'],
  internal: true,
  unique: [{ fields: ['user'] }],
  fields: {
    user: ref('User', 'user', { required: true, fixed: true, onDelete: 'cascade' }),
    tokenHash: text('Address', { required: true, max: 64, secret: true, fixed: true }),
    lastReadAt: dateTime('Last read'),
  },
  access: {},
});
export interface CalendarSubscription extends RecordOf<typeof calendarSubscription> {}

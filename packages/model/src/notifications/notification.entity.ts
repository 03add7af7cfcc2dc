import { dateTime, defineEntity, longText, type RecordOf, ref, text, yesNo } from '@homeport/grammar';
import { alsoFamily, everyone, shownOutside } from '../role-presets/door.generated.ts';

/** Something one user was told, kept under the bell. */
export const notification = defineEntity({
  name: 'notification',
  label: 'Notification',
  plural: 'Notifications',
  goesForGood: true,
  title: ['title'],
  indexes: [['user', 'isRead'], ['effectId'], ['about']],
  unique: [{ fields: ['user', 'effectId'] }],
  list: ['title', 'user', 'isRead', 'created'],
  fields: {
    user: ref('User', 'user', { required: true, fixed: true, onDelete: 'cascade' }),
    caseDetail: ref('Assignment', 'caseDetail', { wire: 'id', onDelete: 'clear' }),
    event: text('Event', { required: true, max: 120, readOnly: true }),
    effectId: text('Effect', { required: true, max: 80, readOnly: true }),
    /** Id of the record that it tells of, so that it can be withdrawn with it. */
    about: text('About', { max: 36, readOnly: true, secret: true }),
    title: text('Title', { required: true, max: 300, readOnly: true }),
    /** Names the account that money goes to, where a notice or the company's own words say so. */
    body: longText('Text', { max: 2000, readOnly: true, ofAccount: true }),
    link: text('Link', { max: 300, readOnly: true }),
    isRead: yesNo('Read', { initial: false }),
    readAt: dateTime('Read at', { readOnly: true }),
    /** The reader has switched the bell off for it: the line only carries what other channels say. */
    isSilent: yesNo('Not under the bell', { readOnly: true, secret: true, initial: false }),
  },
  access: shownOutside(
    ['user', 'caseDetail', 'event', 'about', 'title', 'body', 'link', 'isRead', 'readAt', 'isSilent'],
    alsoFamily(everyone({ do: ['read', 'update', 'delete'], where: { field: 'user', op: 'eq', value: '$me.user' } })),
  ),
});
export interface Notification extends RecordOf<typeof notification> {}

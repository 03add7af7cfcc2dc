import { choice, defineEntity, longText, type RecordOf, ref, text } from '@homeport/grammar';
import { staffSettings } from '../manage.ts';

/** The wording of an event for one way and one language. */
export const notificationTemplate = defineEntity({
  name: 'notificationTemplate',
  label: 'Notification template',
  plural: 'Notification templates',
  title: ['notificationEvent', 'channel', 'language'],
  search: ['subject'],
  unique: [{ fields: ['notificationEvent', 'channel', 'language'] }],
  list: ['notificationEvent', 'channel', 'language', 'subject', 'updated'],
  menu: 'admin',
  needsVersion: true,
  configuration: {},
  fields: {
    notificationEvent: ref('Event', 'notificationEvent', { required: true, fixed: true, onDelete: 'cascade' }),
    channel: choice(
      'Way',
      { APP: 'In the application', EMAIL: 'By e-mail', PUSH: 'On devices' },
      { required: true, fixed: true, initial: 'EMAIL' },
    ),
    language: choice(
      'Language',
      { en: 'English', es: 'Spanish', fr: 'French' },
      { required: true, fixed: true, initial: 'en' },
    ),
    subject: text('Subject', { required: true, max: 200 }),
    body: longText('Text', {
      required: true,
      max: 10_000,
      help: 'Names in curly brackets are filled in from the record.',
    }),
  },
  access: staffSettings,
});
export interface NotificationTemplate extends RecordOf<typeof notificationTemplate> {}

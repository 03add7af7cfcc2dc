import { choice, defineEntity, longText, type RecordOf, ref, text } from '@homeport/grammar';
import { shownOutside, staffSettings } from '../role-presets/door.generated.ts';
import { recordPlaceholder } from './company-event.rules.ts';

const fields = { what: 'placeholder', of: 'notificationEvent.about', self: recordPlaceholder } as const;

/** The wording of an event in one language, the same under the bell, in a mail and on devices. */
export const notificationTemplate = defineEntity({
  name: 'notificationTemplate',
  label: 'Notification template',
  plural: 'Notification templates',
  title: ['notificationEvent', 'language'],
  search: ['subject'],
  unique: [{ fields: ['notificationEvent', 'language'] }],
  list: ['notificationEvent', 'language', 'subject', 'updated'],
  menu: 'admin',
  needsVersion: true,
  configuration: {},
  fields: {
    notificationEvent: ref('Event', 'notificationEvent', { required: true, fixed: true, onDelete: 'cascade' }),
    language: choice(
      'Language',
      { en: 'English', es: 'Spanish', fr: 'French' },
      { required: true, fixed: true, initial: 'en' },
    ),
    subject: text('Subject', { required: true, max: 200, offers: fields }),
    body: longText('Text', {
      required: true,
      max: 4000,
      offers: fields,
      help: 'Names of fields in curly brackets are filled in from the record, as far as the reader may see them. The word record in brackets is what it is called.',
    }),
  },
  access: shownOutside(['notificationEvent', 'language'], staffSettings),
});
export interface NotificationTemplate extends RecordOf<typeof notificationTemplate> {}

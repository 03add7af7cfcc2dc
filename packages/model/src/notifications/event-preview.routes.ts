import { choice, defineRoute, text } from '@homeport/grammar';
import type { NoticePreview } from './notice-setting.routes.ts';

const keepers = ['administrator', 'master'] as const;
const languages = { en: 'English', es: 'Spanish', fr: 'French' } as const;

/** What an event of the company tells of one record, in the eyes of whoever asks. */
export interface EventPreview extends NoticePreview {
  /** The record whose values stand in the words. */
  readonly record: { readonly id: string; readonly label: string };
  /** The newest records the caller may see, to choose from. */
  readonly records: readonly { readonly id: string; readonly label: string }[];
  /** The language whose words are used: another one where this has none; null for those that are built in. */
  readonly wordsFrom: keyof typeof languages | null;
}

const body = {
  language: choice('Language', languages, { required: true }),
  record: text('Id of the record', { max: 60 }),
};
const refusals = ['companyEvents.noRecord', 'companyEvents.unknownEvent'];

/** The words of an event as a reader of a language gets them; without a record of the newest one. */
export const previewEvent = defineRoute<EventPreview>()({
  name: 'previewEvent',
  label: 'Preview of a notification event',
  method: 'POST',
  path: 'notification/events/{id}/preview',
  who: keepers,
  body,
  shape: {
    type: 'object',
    properties: {
      subject: { type: 'string' },
      paragraphs: { type: 'array', items: { type: 'string' } },
      text: { type: 'string' },
      html: { type: 'string' },
      record: { type: 'object' },
      records: { type: 'array' },
      wordsFrom: { type: ['string', 'null'] },
    },
  },
  refusals,
});

/** Sends the same to the caller's own address, marked as a test. */
export const testEvent = defineRoute<{ readonly to: string }>()({
  name: 'testEvent',
  label: 'Send me a test of an event',
  method: 'POST',
  path: 'notification/events/{id}/test',
  who: keepers,
  limit: 'mail',
  body,
  shape: { type: 'object', properties: { to: { type: 'string' } } },
  refusals: [...refusals, 'notifications.testFailed'],
});

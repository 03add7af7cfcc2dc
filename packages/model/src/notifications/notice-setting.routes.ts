import { choice, defineRoute, longText, text, yesNo } from '@homeport/grammar';
import type { NoticeWords } from './notice-setting.rules.ts';
import type { ChannelChoice } from './preferences.rules.ts';

const keepers = ['administrator', 'master'] as const;
const languages = { en: 'English', es: 'Spanish', fr: 'French' } as const;

/** One notice of an event: who hears of it and how. */
export interface NoticeLine {
  readonly event: string;
  readonly place: number;
  /** In the caller's language. */
  readonly label: string;
  /** Its built-in subject, in the caller's language. */
  readonly subject: string;
  /** A path to a person (`assignee`, `case.manager`), or `role:approver`. */
  readonly to: string;
  readonly weight: 'decision' | 'security' | null;
  /** The ways it was built with; the company may close them. */
  readonly usual: ChannelChoice;
  readonly open: ChannelChoice;
  /** Languages in which the company has its own words. */
  readonly changed: readonly (keyof typeof languages)[];
}
/** A notice with its words and what they may name. */
export interface NoticeDetail extends NoticeLine {
  readonly words: Readonly<
    Record<keyof typeof languages, { readonly builtIn: NoticeWords; readonly own: NoticeWords | null }>
  >;
  readonly variables: readonly { readonly name: string; readonly label: string; readonly sample: string }[];
}
/** A notice as its readers get it, with made-up data. */
export interface NoticePreview {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly text: string;
  readonly html: string;
}
const line = {
  event: { type: 'string' },
  place: { type: 'integer' },
  label: { type: 'string' },
  subject: { type: 'string' },
  to: { type: 'string' },
  weight: { type: ['string', 'null'] },
  usual: { type: 'object' },
  open: { type: 'object' },
  changed: { type: 'array', items: { type: 'string' } },
} as const;
const detail = {
  type: 'object',
  properties: { ...line, words: { type: 'object' }, variables: { type: 'array' } },
} as const;
const wording = {
  language: choice('Language', languages, { required: true }),
  subject: text('Subject', { max: 200 }),
  body: longText('Text', { max: 4000 }),
};
const inWords = [
  'notifications.unknownNotice',
  'notifications.unknownVariable',
  'notifications.badBrackets',
  'notifications.bothNeeded',
];

/** Everything people are told of, and how. */
export const noticeLines = defineRoute<readonly NoticeLine[]>()({
  name: 'noticeLines',
  label: 'Notification texts',
  method: 'GET',
  path: 'notification/texts',
  who: keepers,
  shape: { type: 'array', items: { type: 'object', properties: line } },
});
/** One notice with its words. */
export const noticeDetail = defineRoute<NoticeDetail>()({
  name: 'noticeDetail',
  label: 'Notification text',
  method: 'GET',
  path: 'notification/texts/{event}/{place}',
  who: keepers,
  shape: detail,
  refusals: ['notifications.unknownNotice'],
});
/** Opens and closes ways. */
export const saveNoticeWays = defineRoute<NoticeDetail>()({
  name: 'saveNoticeWays',
  label: 'Switch the ways of a notification',
  method: 'PUT',
  path: 'notification/texts/{event}/{place}/ways',
  who: keepers,
  body: {
    inApp: yesNo('In the application', { required: true }),
    byEmail: yesNo('By e-mail', { required: true }),
    byPush: yesNo('On devices', { required: true }),
  },
  shape: detail,
  refusals: ['notifications.unknownNotice', 'notifications.safetyStays', 'notifications.decisionStays'],
});
/** Words in one language; both empty brings the built-in ones back. */
export const saveNoticeWords = defineRoute<NoticeDetail>()({
  name: 'saveNoticeWords',
  label: 'Save the words of a notification',
  method: 'PUT',
  path: 'notification/texts/{event}/{place}/words',
  who: keepers,
  body: wording,
  shape: detail,
  refusals: inWords,
});
/** What the words would look like. */
export const previewNotice = defineRoute<NoticePreview>()({
  name: 'previewNotice',
  label: 'Preview of a notification',
  method: 'POST',
  path: 'notification/texts/{event}/{place}/preview',
  who: keepers,
  body: wording,
  shape: {
    type: 'object',
    properties: {
      subject: { type: 'string' },
      paragraphs: { type: 'array', items: { type: 'string' } },
      text: { type: 'string' },
      html: { type: 'string' },
    },
  },
  refusals: inWords,
});
/** Sends the words to the caller's own address. */
export const testNotice = defineRoute<{ readonly to: string }>()({
  name: 'testNotice',
  label: 'Send me a test',
  method: 'POST',
  path: 'notification/texts/{event}/{place}/test',
  who: keepers,
  limit: 'mail',
  body: wording,
  shape: { type: 'object', properties: { to: { type: 'string' } } },
  refusals: [...inWords, 'notifications.testFailed'],
});

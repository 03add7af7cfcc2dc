import { defineRoute, json } from '@homeport/grammar';
import type { ChannelChoice, NoticeChannel, QuietHours } from './preferences.rules.ts';

/** One line of the grid event × channel. */
export interface PreferenceRow extends ChannelChoice {
  readonly event: string;
  /** In the caller's language. */
  readonly label: string;
  /** One of its channels has to stay on. */
  readonly isDecision: boolean;
  /** Ways that the company has switched off: a choice about them has no effect. */
  readonly closed: readonly NoticeChannel[];
}
export interface PreferenceGrid {
  readonly rows: readonly PreferenceRow[];
  readonly quiet: QuietHours | null;
}
const flag = { type: 'boolean' } as const;
const text = { type: 'string' } as const;
const shape = {
  type: 'object',
  required: ['rows', 'quiet'],
  properties: {
    rows: {
      type: 'array',
      items: {
        type: 'object',
        required: ['event', 'label', 'isDecision', 'closed', 'app', 'mail', 'push'],
        properties: {
          event: text,
          label: text,
          isDecision: flag,
          closed: { type: 'array', items: text },
          app: flag,
          mail: flag,
          push: flag,
        },
      },
    },
    quiet: { type: ['object', 'null'], properties: { from: text, to: text, zone: text } },
  },
};

/** What the caller is told of, and how. */
export const noticePreferences = defineRoute<PreferenceGrid>()({
  name: 'noticePreferences',
  label: 'My notification preferences',
  method: 'GET',
  path: 'notification/preferences',
  who: 'signedIn',
  about: null,
  shape,
});

/** Saves choices by event (`{"payments.paymentPaid": {"app": true, "mail": false, "push": true}}`) and quiet hours (null: none). */
export const saveNoticePreferences = defineRoute<PreferenceGrid>()({
  name: 'saveNoticePreferences',
  label: 'Save my notification preferences',
  method: 'PUT',
  path: 'notification/preferences',
  who: 'signedIn',
  about: null,
  body: { choices: json('Choices'), quiet: json('Quiet hours') },
  shape,
  refusals: [
    'notifications.unknownEvent',
    'notifications.decisionStays',
    'notifications.timeZone',
    'notifications.clockTime',
    'notifications.sameTime',
    'notifications.notWhileActingAs',
  ],
});

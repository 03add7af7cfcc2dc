import { defineRoute, whole, yesNo } from '@homeport/grammar';

/** One line under the bell. */
export interface NotificationLine {
  readonly id: string;
  readonly event: string;
  readonly title: string;
  readonly body: string | null;
  /** A path in the reader's app. */
  readonly link: string | null;
  readonly caseDetailId: string | null;
  readonly isRead: boolean;
  readonly created: string;
  readonly version: number;
}
export interface Notifications {
  readonly content: readonly NotificationLine[];
  readonly totalElements: number;
  readonly unread: number;
}

/** What the caller was told, newest first. */
export const myNotifications = defineRoute<Notifications>()({
  name: 'myNotifications',
  label: 'My notifications',
  method: 'GET',
  path: 'notification',
  who: 'signedIn',
  about: null,
  query: { unread: yesNo('Unread only'), size: whole('Size', { min: 1, max: 100, initial: 50 }) },
  shape: {
    type: 'object',
    required: ['content', 'totalElements', 'unread'],
    properties: {
      content: {
        type: 'array',
        items: {
          type: 'object',
          required: ['id', 'event', 'title', 'isRead', 'created', 'version'],
          properties: {
            id: { type: 'string', format: 'uuid' },
            event: { type: 'string' },
            title: { type: 'string' },
            body: { type: ['string', 'null'] },
            link: { type: ['string', 'null'] },
            caseDetailId: { type: ['string', 'null'] },
            isRead: { type: 'boolean' },
            created: { type: 'string', format: 'date-time' },
            version: { type: 'integer' },
          },
        },
      },
      totalElements: { type: 'integer' },
      unread: { type: 'integer' },
    },
  },
});

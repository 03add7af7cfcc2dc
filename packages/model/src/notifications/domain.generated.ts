// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { noticeDelivery } from './notice-delivery.entity.ts';
import { notification } from './notification.entity.ts';
import { markAllRead } from './notifications.actions.ts';
import { noticeDue } from './notifications.events.ts';
import { notificationsRefusals } from './notifications.refusals.ts';
import { myNotifications } from './notifications.routes.ts';
import { noticePreferences, saveNoticePreferences } from './preferences.routes.ts';

export const domain: Domain = {
  name: 'notifications',
  entities: [noticeDelivery, notification],
  actions: [markAllRead],
  routes: [myNotifications, noticePreferences, saveNoticePreferences],
  events: [noticeDue],
  refusals: [notificationsRefusals],
  rules: [],
  screens: [],
};

// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { scheduleBroadcast, sendBroadcast } from './broadcast.actions.ts';
import { broadcast } from './broadcast.entity.ts';
import { broadcastRefusals } from './broadcast.refusals.ts';
import { broadcastAudience } from './broadcast.routes.ts';
import { broadcastRules } from './broadcast.rules.ts';
import { followRecord, followersOf, unfollowRecord } from './followers.routes.ts';
import { noticeDelivery } from './notice-delivery.entity.ts';
import { noticeSetting } from './notice-setting.entity.ts';
import { noticeDetail, noticeLines, previewNotice, saveNoticeWays, saveNoticeWords, testNotice } from './notice-setting.routes.ts';
import { noticeSettingRules } from './notice-setting.rules.ts';
import { notificationEvent } from './notification-event.entity.ts';
import { notificationTemplate } from './notification-template.entity.ts';
import { notification } from './notification.entity.ts';
import { markAllRead } from './notifications.actions.ts';
import { broadcastDue, broadcastTold, noticeDue, recordChanged } from './notifications.events.ts';
import { notificationsRefusals } from './notifications.refusals.ts';
import { myNotifications } from './notifications.routes.ts';
import { noticePreferences, saveNoticePreferences } from './preferences.routes.ts';

export const domain: Domain = {
  name: 'notifications',
  entities: [broadcast, noticeDelivery, noticeSetting, notificationEvent, notificationTemplate, notification],
  actions: [scheduleBroadcast, sendBroadcast, markAllRead],
  routes: [broadcastAudience, followRecord, followersOf, unfollowRecord, noticeDetail, noticeLines, previewNotice, saveNoticeWays, saveNoticeWords, testNotice, myNotifications, noticePreferences, saveNoticePreferences],
  events: [broadcastDue, broadcastTold, noticeDue, recordChanged],
  refusals: [broadcastRefusals, notificationsRefusals],
  rules: [broadcastRules, noticeSettingRules],
  screens: [],
};

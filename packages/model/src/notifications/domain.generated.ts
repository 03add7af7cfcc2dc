// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { scheduleBroadcast, sendBroadcast } from './broadcast.actions.ts';
import { broadcast } from './broadcast.entity.ts';
import { broadcastRefusals } from './broadcast.refusals.ts';
import { broadcastAudience } from './broadcast.routes.ts';
import { broadcastRules } from './broadcast.rules.ts';
import { companyEventRefusals } from './company-event.refusals.ts';
import { device } from './device.entity.ts';
import { forgetDevice, pushKey, registerDevice } from './device.routes.ts';
import { previewEvent, testEvent } from './event-preview.routes.ts';
import { followRecord, followersOf, unfollowRecord } from './followers.routes.ts';
import { noticeDelivery } from './notice-delivery.entity.ts';
import { noticeSetting } from './notice-setting.entity.ts';
import { noticeDetail, noticeLines, previewNotice, saveNoticeWays, saveNoticeWords, testNotice } from './notice-setting.routes.ts';
import { noticeSettingRules } from './notice-setting.rules.ts';
import { notificationEventCondition } from './notification-event-condition.entity.ts';
import { notificationEvent } from './notification-event.entity.ts';
import { notificationEventRules } from './notification-event.rules.ts';
import { notificationTemplate } from './notification-template.entity.ts';
import { notificationTemplateRules } from './notification-template.rules.ts';
import { notification } from './notification.entity.ts';
import { markAllRead } from './notifications.actions.ts';
import { broadcastDue, broadcastTold, companyEventHappened, noticeDue, recordChanged } from './notifications.events.ts';
import { notificationsRefusals } from './notifications.refusals.ts';
import { myNotifications } from './notifications.routes.ts';
import { noticePreferences, saveNoticePreferences } from './preferences.routes.ts';

export const domain: Domain = {
  name: 'notifications',
  entities: [broadcast, device, noticeDelivery, noticeSetting, notificationEventCondition, notificationEvent, notificationTemplate, notification],
  actions: [scheduleBroadcast, sendBroadcast, markAllRead],
  routes: [broadcastAudience, forgetDevice, pushKey, registerDevice, previewEvent, testEvent, followRecord, followersOf, unfollowRecord, noticeDetail, noticeLines, previewNotice, saveNoticeWays, saveNoticeWords, testNotice, myNotifications, noticePreferences, saveNoticePreferences],
  events: [broadcastDue, broadcastTold, companyEventHappened, noticeDue, recordChanged],
  refusals: [broadcastRefusals, companyEventRefusals, notificationsRefusals],
  rules: [broadcastRules, noticeSettingRules, notificationEventRules, notificationTemplateRules],
  screens: [],
};

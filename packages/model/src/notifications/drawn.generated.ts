// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { scheduleBroadcast, sendBroadcast } from './broadcast.actions.ts';
import { broadcast } from './broadcast.entity.ts';
import { device } from './device.entity.ts';
import { noticeDelivery } from './notice-delivery.entity.ts';
import { noticeSetting } from './notice-setting.entity.ts';
import { notificationEventCondition } from './notification-event-condition.entity.ts';
import { notificationEvent } from './notification-event.entity.ts';
import { notificationTemplate } from './notification-template.entity.ts';
import { notification } from './notification.entity.ts';
import { markAllRead } from './notifications.actions.ts';

export const domain: Domain = {
  name: 'notifications',
  entities: [broadcast, device, noticeDelivery, noticeSetting, notificationEventCondition, notificationEvent, notificationTemplate, notification],
  actions: [scheduleBroadcast, sendBroadcast, markAllRead],
  routes: [],
  events: [],
  refusals: [],
  rules: [],
  screens: [],
};

// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { notification } from './notification.entity.ts';
import { markAllRead } from './notifications.actions.ts';
import { myNotifications } from './notifications.routes.ts';

export const domain: Domain = {
  name: 'notifications',
  entities: [notification],
  actions: [markAllRead],
  routes: [myNotifications],
  events: [],
  refusals: [],
  rules: [],
  screens: [],
};

// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { notification } from './notification.entity.ts';
import { markAllRead } from './notifications.actions.ts';

export const domain: Domain = {
  name: 'notifications',
  entities: [notification],
  actions: [markAllRead],
  routes: [],
  events: [],
  refusals: [],
  rules: [],
  screens: [],
};

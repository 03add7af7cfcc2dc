import { defineAction, whole } from '@homeport/grammar';
import { roles } from '../role-presets/door.generated.ts';
import { notification } from './notification.entity.ts';

export const markAllRead = defineAction({
  name: 'markAllRead',
  on: notification,
  scope: 'collection',
  label: 'Mark all as read',
  by: Object.keys(roles),
  input: {},
  answer: { changed: whole('Changed') },
});

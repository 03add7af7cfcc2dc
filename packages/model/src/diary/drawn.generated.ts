// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { diaryEntry } from './diary-entry.entity.ts';
import { lockDays } from './diary.actions.ts';

export const domain: Domain = {
  name: 'diary',
  entities: [diaryEntry],
  actions: [lockDays],
  routes: [],
  events: [],
  refusals: [],
  rules: [],
  screens: [],
};

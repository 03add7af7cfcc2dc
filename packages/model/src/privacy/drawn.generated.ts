// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { erasureRequest } from './erasure-request.entity.ts';
import { legalHold } from './legal-hold.entity.ts';
import { purge } from './purge.entity.ts';
import { retentionRule } from './retention-rule.entity.ts';

export const domain: Domain = {
  name: 'privacy',
  entities: [erasureRequest, legalHold, purge, retentionRule],
  actions: [],
  routes: [],
  events: [],
  refusals: [],
  rules: [],
  screens: [],
};

// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { erasureRequest } from './erasure-request.entity.ts';
import { legalHold } from './legal-hold.entity.ts';
import { legalHoldRules } from './legal-hold.rules.ts';
import { erasureAsked, purged } from './privacy.events.ts';
import { privacyRefusals } from './privacy.refusals.ts';
import { askErasure, carryOutErasure, collectMyData, erasurePreview, myErasure, purgePreview, startErasure, startPurge } from './privacy.routes.ts';
import { purge } from './purge.entity.ts';
import { retentionRule } from './retention-rule.entity.ts';
import { retentionRuleRules } from './retention-rule.rules.ts';

export const domain: Domain = {
  name: 'privacy',
  entities: [erasureRequest, legalHold, purge, retentionRule],
  actions: [],
  routes: [askErasure, carryOutErasure, collectMyData, erasurePreview, myErasure, purgePreview, startErasure, startPurge],
  events: [erasureAsked, purged],
  refusals: [privacyRefusals],
  rules: [legalHoldRules, retentionRuleRules],
  screens: [],
};

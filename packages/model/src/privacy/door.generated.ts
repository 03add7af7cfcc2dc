// Written by `npm run derive`: the door of the domain, what others take of it.
export { type ErasureRequest, erasureRequest } from './erasure-request.entity.ts';
export { legalHold } from './legal-hold.entity.ts';
export { erasureAsked, purged } from './privacy.events.ts';
export { privacyRefusals } from './privacy.refusals.ts';
export { type DueRecord, type ErasureLine, type ErasurePreview, type MyErasure, type PurgeLine, type PurgePreview, askErasure, carryOutErasure, collectMyData, erasurePreview, myErasure, purgePreview, startErasure, startPurge } from './privacy.routes.ts';
export { purge } from './purge.entity.ts';
export { retentionRule } from './retention-rule.entity.ts';
export { type RetentionEvent, type RetentionKind, type RetentionUnit, retentionKinds } from './retention.data.ts';
export { type Hold, type RetentionFacts, type RetentionTerm, type RetentionVerdict, retentionVerdict } from './retention.rules.ts';

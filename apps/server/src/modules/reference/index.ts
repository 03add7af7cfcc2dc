/** The door of reference data: what is the same for all tenants, what a new tenant starts with, and writing much at once. */
export { benefitDefaults, costCenterDefaults } from './benefits.data.ts';
export { expenseItemDefaults } from './expense-items.data.ts';
export { knownCodes } from './known-codes.ts';
export { loadReferenceData } from './load-reference-data.ts';
export { keepReferenceData } from './reference-state.ts';
export { serviceTypeDefaults } from './service-types.data.ts';
export { stableId } from './stable-id.ts';
export { surveyQuestionDefaults } from './survey-questions.data.ts';
export { systemCaller } from './system-caller.ts';
export { taxCodeDefaults } from './tax-codes.data.ts';
export { idOfDefault, insertTenantDefaults } from './tenant-defaults.ts';
export { type TimelineItemDefault, timelineItemDefaults } from './timeline-items.data.ts';
export { type NewRow, type Step, writeRelation, writeRows } from './write-rows.ts';

// Written by `npm run derive`: the door of the domain, what others take of it.
export { type CaseBefore, type NextKind, carriedOver, nextKinds } from './carried-over.rules.ts';
export { initiationMember } from './initiation-member.entity.ts';
export { type InitiationRule, initiationRule } from './initiation-rule.entity.ts';
export { initiationFilter, mostSpecific } from './initiation-rule.rules.ts';
export { type InitiationStep, initiationStep } from './initiation-step.entity.ts';
export { type Initiation, initiation } from './initiation.entity.ts';
export { startAssignment, submitInitiation } from './initiations.actions.ts';
export { initiationRefusals } from './initiations.refusals.ts';
export { type StartPreview, previewStart } from './initiations.routes.ts';
export { type OfferedService, servicesOfExtent } from './light-request.rules.ts';
export { movingAlong } from './moving-along.rules.ts';
export { type ProviderAsked, type ProviderDefaults, type ProviderInTurn, providersInTurn } from './providers-in-turn.rules.ts';
export type { BenefitOfPlan } from './start-benefits.rules.ts';
export type { ChecklistFacts, LeftOut, MilestoneFacts, ProviderFacts, StartFacts } from './start-facts.ts';
export { type AccountingOfPlan, type ContactOfPlan, type MemberOfPlan, type StartPlan, planStart } from './start-plan.rules.ts';
export type { ServiceOfPlan, ServiceReason } from './start-services.rules.ts';

// Written by `npm run derive`: the door of the domain, what others take of it.
export { saidByPlan } from './adopted-plan.rules.ts';
export type { AdoptedPlan } from './adopted-plan.ts';
export { isCostStale } from './change-cost.rules.ts';
export { type CaseChanges, type ChangeEffects, type EffectFacts, type FamilyEffect, type RunningWork, type StepEffect, type ToldPerson, earlyEnd, effectsOf } from './change-effects.rules.ts';
export { type ChangeKind, type SaidByChange, askedByAssignee, beforeAndAfter, isKind, says } from './change-kinds.ts';
export { type ChangeOfCircumstance, changeOfCircumstance } from './change-of-circumstance.entity.ts';
export { type ChangeFacts, type FamilyMember, type SaidChange, askedByChange, changeFaults, changeOfCircumstanceRules, momentOfChange } from './change-of-circumstance.rules.ts';
export type { ChangedEstimate, CostWorking, PayWorking } from './changed-cost-working.ts';
export { type CostingFacts, type TermCosting, changedEstimate } from './changed-estimate.rules.ts';
export { applyChange, approveChange, lookAtChangeAgain, rejectChange } from './changes.actions.ts';
export { assignmentChanged, changeApplied, changeAsked, changeDecided, changeDue, changeHeld, serviceMoved } from './changes.events.ts';
export { changeRefusals } from './changes.refusals.ts';
export { type ChangePreview, type PaybackEffect, type SeenCost, type SeenEffects, askForChange, previewChange } from './changes.routes.ts';
export type { BenefitEffect, MovedBenefits, StandingTerms } from './moved-benefits.rules.ts';
export type { ServiceEffect, StandingService } from './moved-services.rules.ts';
export { type BeforeField, type Present, staleFields } from './present.rules.ts';
export type { Paper, PaperEffect } from './uncovered-papers.rules.ts';

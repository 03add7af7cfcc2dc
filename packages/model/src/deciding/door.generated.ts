// Written by `npm run derive`: the door of the domain, what others take of it.
export { type Askable, askedOf } from './asked-of.rules.ts';
export { type DecidingKind, decidingKinds, isDecidingKind } from './deciding-kinds.ts';
export { approveDecision, delegateDecision, escalateDecision, holdDecision, rejectDecision, releaseDecision, skipDecision, takeBackDecision } from './deciding.actions.ts';
export { decisionAsked, escalationDue, stepDecided } from './deciding.events.ts';
export { decidingRefusals } from './deciding.refusals.ts';
export { type BudgetEffect, type DecisionByLink, type LinkFact, type Precedent, type Precedents, approvalGroupFaults, decideByLink, decidingPrecedents, openDecisionByLink } from './deciding.routes.ts';
export { askable } from './decision-access.ts';
export { openStates } from './decision-lifecycle.ts';
export { type OrderedDecision, decisionsToOpen, isOpenStep, isPending, isSettledBy, ofLastRound } from './decision-order.rules.ts';
export { type Decision, type DecisionState, decision } from './decision.entity.ts';
export { type GroupFault, type GroupPerson, type GroupSetUp, groupFaults, kindsOf } from './group-faults.rules.ts';
export { groupsInTurn, nextInTurn } from './groups-in-turn.rules.ts';
export { type LinkState, linkState } from './link-state.rules.ts';
export { type AskingStep, type Decider, type UndoneStep, escalatedTo, handedOn, mayNotDecide, mayNotUndo } from './may-decide.rules.ts';
export { budgetEffect, lastOfEach } from './precedents.rules.ts';
export { type DecidingGroup, type DecidingRequest, type PlannedStep, type StepReason, stepsFor } from './steps-for.rules.ts';

import type { Module } from '@homeport/engine';
import { activateAssignmentHandler, startWorkHandler } from './activate-assignment.ts';
import { calendarReaction } from './calendar.ts';
import { stepReaction } from './clock.ts';
import { dryRunHandler } from './dry-run.ts';
import { workflowFacts } from './facts.ts';
import { moveRoutes } from './move-routes.ts';
import { workflowReachHandler } from './reach.ts';
import { stepAgainHandlers } from './step-again.ts';
import { stepDeedHandlers } from './step-deeds.ts';
import { publishWorkflowHandler, reviseWorkflowHandler } from './steps-of-workflow.ts';

/** Workflows and the steps they give assignments, business rules and checklists. */
export const workflowModule: Module = {
  name: 'workflow',
  facts: workflowFacts,
  actions: [
    activateAssignmentHandler,
    publishWorkflowHandler,
    reviseWorkflowHandler,
    ...stepDeedHandlers,
    ...stepAgainHandlers,
  ],
  reactions: [stepReaction, calendarReaction],
  routes: [dryRunHandler, startWorkHandler, workflowReachHandler, ...moveRoutes],
};

import type { Module } from '@homeport/engine';
import type { Services } from '../../services.ts';
import { activateAssignmentHandler, startWorkHandler } from './activate-assignment.ts';
import { calendarReaction } from './calendar.ts';
import { stepReaction } from './clock.ts';
import { dryRunHandler } from './dry-run.ts';
import { workflowFacts } from './facts.ts';
import { moveJob } from './move-job.ts';
import { moveManyRoutes } from './move-many.ts';
import { moveRoutes } from './move-routes.ts';
import { workflowReachHandler } from './reach.ts';
import { stepAgainHandlers } from './step-again.ts';
import { stepDeedHandlers } from './step-deeds.ts';
import { publishWorkflowHandler, reviseWorkflowHandler } from './steps-of-workflow.ts';

/** Workflows and the steps they give assignments, business rules and checklists. */
export const workflowModule = (services: Services): Module => ({
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
  jobs: [moveJob(services)],
  routes: [dryRunHandler, startWorkHandler, workflowReachHandler, ...moveRoutes, ...moveManyRoutes(services)],
});

import type { Module } from '@homeport/engine';
import type { Services } from '../../services.ts';
import { initiationFacts } from './facts.ts';
import { handInHandler } from './hand-in.ts';
import { previewStartHandler } from './preview-start.ts';
import { startAssignmentHandler } from './start-assignment.ts';

/** Requests for assignments: the rules they go by, and the assignment that an approved one becomes. */
export const initiationsModule = (services: Services): Module => ({
  name: 'initiations',
  facts: initiationFacts,
  actions: [startAssignmentHandler, handInHandler],
  routes: [previewStartHandler(services)],
});

import type { Module } from '@homeport/engine';
import type { Services } from '../../services.ts';
import { applyChangeHandler } from './apply-change.ts';
import { askForChangeHandler } from './ask-for-change.ts';
import { changeReaction } from './clock.ts';
import { loadChangeFacts } from './cost-facts.ts';
import { decideChangeHandlers } from './decide-change.ts';
import { previewChangeHandler } from './preview-change.ts';

/** Changes of circumstance: asked for, looked at beforehand, decided, and carried into their assignments. */
export const changesModule = (services: Pick<Services, 'textOf'>): Module => ({
  name: 'changes',
  facts: [loadChangeFacts],
  actions: [...decideChangeHandlers, applyChangeHandler],
  reactions: [changeReaction],
  routes: [previewChangeHandler(services), askForChangeHandler],
});

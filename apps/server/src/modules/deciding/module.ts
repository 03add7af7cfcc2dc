import type { Module } from '@homeport/engine';
import type { Services } from '../../services.ts';
import { byLinkRoutes } from './by-link.ts';
import { escalationReaction } from './clock.ts';
import { decideHandlers } from './decide.ts';
import { groupFaultsHandler } from './group-faults.ts';
import { handOnHandlers } from './hand-on.ts';
import { decidingWatch, type Planners } from './make-steps.ts';
import { precedentsHandler } from './precedents.ts';
import { undoHandler } from './undo.ts';

/** Deciding: the steps of what is handed in, made by groups or by a rule of its own, and decided one after the other. */
export const decidingModule = (services: Services, planners: Planners, key: Buffer): Module => {
  const { catalogue } = services;
  return {
    name: 'deciding',
    watches: [decidingWatch(catalogue, planners)],
    actions: [...decideHandlers(catalogue), ...handOnHandlers(catalogue), undoHandler(catalogue)],
    routes: [precedentsHandler(catalogue), groupFaultsHandler, ...byLinkRoutes(services, catalogue, key)],
    reactions: [escalationReaction(catalogue)],
  };
};

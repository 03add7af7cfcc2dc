import type { Module } from '@homeport/engine';
import type { Services } from '../../services.ts';
import { videoCallActions, videoCallRoutes } from './calls.ts';

/** Video calls of an assignee and the team: planned, moved, joined. */
export const callsModule = (services: Services): Module => ({
  name: 'calls',
  actions: videoCallActions(services),
  routes: videoCallRoutes(services),
});

import type { Module } from '@homeport/engine';
import type { Services } from '../../services.ts';
import { helpDeskRoutes } from './help-desk.ts';
import { helpDeskActions } from './help-desk-reply.ts';

/** Tickets of assignees, and what is written in them. */
export const helpDeskModule = (services: Services): Module => ({
  name: 'help-desk',
  actions: helpDeskActions(services),
  routes: helpDeskRoutes(services),
});

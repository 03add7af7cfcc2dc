import type { Module } from '@homeport/engine';
import type { Services } from '../../services.ts';
import { commentRoutes } from './comments.ts';

/** How the people of an assignment talk to each other. */
export const communicationModule = (services: Services): Module => ({
  name: 'communication',
  routes: [...commentRoutes(services)],
});

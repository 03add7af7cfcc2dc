import type { Module } from '@homeport/engine';
import type { Services } from '../../services.ts';
import { pageCountRoutes } from './page-counts.ts';

/** How often pages are opened. */
export const pageCountsModule = (services: Services): Module => ({
  name: 'page-counts',
  routes: pageCountRoutes(services),
});

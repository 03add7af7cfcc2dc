import type { Module } from '@homeport/engine';
import { widgetRoutes } from './widgets.ts';

/** The page of widgets that somebody arranges for themselves. */
export const widgetsModule: Module = { name: 'widgets', routes: widgetRoutes };

import type { Module } from '@homeport/engine';
import type { ExportSource } from '@homeport/engine/exchange';
import type { FileServices } from '../documents/index.ts';
import { exporterHandlers } from './actions.ts';
import { exporterReaction } from './due.ts';
import { exporterFacts } from './facts.ts';
import { exporterJob } from './job.ts';

/** Exporters, which write a query into a file: run by hand and by the clock. */
export const exportersModule = (services: FileServices, reports: ExportSource): Module => ({
  name: 'exporters',
  facts: [exporterFacts],
  actions: exporterHandlers,
  jobs: [exporterJob(services, reports)],
  reactions: [exporterReaction(services)],
});

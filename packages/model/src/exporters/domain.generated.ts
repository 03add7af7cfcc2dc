// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { exporterRun } from './exporter-run.entity.ts';
import { exporter } from './exporter.entity.ts';
import { exporterRules } from './exporter.rules.ts';
import { runExporter, takeOverExporter } from './exporters.actions.ts';
import { failedRunsCard } from './exporters.cards.ts';
import { exportFailed, exportReady, exporterDue } from './exporters.events.ts';
import { exporterRefusals } from './exporters.refusals.ts';

export const domain: Domain = {
  name: 'exporters',
  entities: [exporterRun, exporter],
  actions: [runExporter, takeOverExporter],
  routes: [],
  events: [exportFailed, exportReady, exporterDue],
  refusals: [exporterRefusals],
  rules: [exporterRules],
  screens: [],
  cards: [failedRunsCard],
};

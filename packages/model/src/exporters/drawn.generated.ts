// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { exporterRun } from './exporter-run.entity.ts';
import { exporter } from './exporter.entity.ts';
import { runExporter, takeOverExporter } from './exporters.actions.ts';

export const domain: Domain = {
  name: 'exporters',
  entities: [exporterRun, exporter],
  actions: [runExporter, takeOverExporter],
  routes: [],
  events: [],
  refusals: [],
  rules: [],
  screens: [],
};

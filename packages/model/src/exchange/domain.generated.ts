// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { exportLater, exportNow, importTemplate, runImport, uploadImport } from './exchange.routes.ts';
import { cancelJob, deadEvents, myJobs, oneJob, retryDeadEvents } from './jobs.routes.ts';

export const domain: Domain = {
  name: 'exchange',
  entities: [],
  actions: [],
  routes: [exportLater, exportNow, importTemplate, runImport, uploadImport, cancelJob, deadEvents, myJobs, oneJob, retryDeadEvents],
  events: [],
  refusals: [],
  rules: [],
  screens: [],
};

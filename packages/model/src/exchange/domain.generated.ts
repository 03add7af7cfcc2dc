// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { exportLater, exportNow, importRows, importTemplate, runImport, undoImport, uploadImport } from './exchange.routes.ts';
import { importMatch } from './import-match.entity.ts';
import { cancelJob, deadEvents, myJobs, oneJob, retryDeadEvents } from './jobs.routes.ts';

export const domain: Domain = {
  name: 'exchange',
  entities: [importMatch],
  actions: [],
  routes: [exportLater, exportNow, importRows, importTemplate, runImport, undoImport, uploadImport, cancelJob, deadEvents, myJobs, oneJob, retryDeadEvents],
  events: [],
  refusals: [],
  rules: [],
  screens: [],
};

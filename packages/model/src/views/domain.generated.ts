// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { batchUpdate } from './batch-update.entity.ts';
import { batchSetup, previewBatch, startBatch, undoBatch } from './batch-updates.routes.ts';
import { binPage, restoreDeleted } from './bin.routes.ts';
import { bulkDeed, bulkJob, undoBulkJob } from './bulk.routes.ts';
import { findEverywhere } from './find.routes.ts';
import { listSums } from './lists.routes.ts';
import { savedView } from './saved-view.entity.ts';
import { savedViewRules } from './saved-view.rules.ts';
import { similarNames } from './similar.routes.ts';
import { viewsRefusals } from './views.refusals.ts';

export const domain: Domain = {
  name: 'views',
  entities: [batchUpdate, savedView],
  actions: [],
  routes: [batchSetup, previewBatch, startBatch, undoBatch, binPage, restoreDeleted, bulkDeed, bulkJob, undoBulkJob, findEverywhere, listSums, similarNames],
  events: [],
  refusals: [viewsRefusals],
  rules: [savedViewRules],
  screens: [],
};

import { answer, type Module } from '@homeport/engine';
import { type ExportSource, entityNamed } from '@homeport/engine/exchange';
import {
  type FindSource,
  findRecords,
  type SimilarSource,
  type SumsSource,
  similarRecords,
  sumsOf,
} from '@homeport/engine/sums';
import { isRefusal } from '@homeport/grammar';
import {
  batchSetup,
  binPage,
  bulkDeed,
  bulkJob,
  findEverywhere,
  listSums,
  previewBatch,
  restoreDeleted,
  similarNames,
  startBatch,
  undoBatch,
  undoBulkJob,
} from '@homeport/model/views';
import type { Services } from '../../services.ts';
import { callerOf } from '../documents/index.ts';
import { answerPreview, answerSetup, beginBatch, undoOf } from './batch-updates.ts';
import { answerBin, answerRestore } from './bin.ts';
import { answerBulk, bulkWork, startBulk } from './bulk.ts';
import { startUndo, undoWork } from './bulk-undo.ts';

/** What lists know and do beyond their rows: totals over all pages, one deed with many records. */
export function viewsModule(
  services: Pick<Services, 'catalogue' | 'textOf'>,
  reports: SumsSource & ExportSource & FindSource & SimilarSource,
): Module {
  return {
    name: 'views',
    jobs: [bulkWork(services, reports), undoWork(services)],
    routes: [
      answer(listSums, async (ctx, call) => {
        const entity = entityNamed(services.catalogue, call.params.entity);
        return isRefusal(entity) ? entity : sumsOf(reports, callerOf(ctx), entity, call.query);
      }),
      answer(findEverywhere, async (ctx, call) => ({
        content: await findRecords(reports, callerOf(ctx), call.query.text),
      })),
      answer(similarNames, async (ctx, call) => {
        const entity = entityNamed(services.catalogue, call.params.entity);
        if (isRefusal(entity)) return entity;
        const found = await similarRecords(reports, callerOf(ctx), entity, call.query.name);
        return isRefusal(found) ? found : { content: found };
      }),
      answer(bulkDeed, (ctx, call) => answerBulk(ctx, services, call)),
      answer(bulkJob, (ctx, call) => startBulk(ctx, services, reports, call)),
      answer(binPage, (ctx, call) => answerBin(ctx, services, call)),
      answer(restoreDeleted, (ctx, call) => answerRestore(ctx, services, call)),
      answer(previewBatch, (ctx, call) => answerPreview(ctx, services, reports, call)),
      answer(startBatch, (ctx, call) => beginBatch(ctx, services, reports, call)),
      answer(batchSetup, (ctx, { params }) => answerSetup(ctx, params.id ?? '')),
      answer(undoBatch, (ctx, { params }) => undoOf(ctx, services, params.id ?? '')),
      answer(undoBulkJob, (ctx, call) => startUndo(ctx, services, call)),
    ],
  };
}

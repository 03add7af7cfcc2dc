import { answer, type Context, type Module } from '@homeport/engine';
import type { ExportSource } from '@homeport/engine/exchange';
import {
  type DeadLetter,
  deadLetters,
  jobOf,
  jobRefusals,
  jobsOf,
  retryDeadLetters,
  stopJob,
} from '@homeport/engine/jobs';
import { isId, isRefusal } from '@homeport/grammar';
import {
  cancelJob,
  type DeadLetterLine,
  deadEvents,
  exportLater,
  exportNow,
  importRows,
  importTemplate,
  myJobs,
  oneJob,
  retryDeadEvents,
  runImport,
  undoImport,
  uploadImport,
} from '@homeport/model/exchange';
import type { FileServices } from '../documents/index.ts';
import { answerExport, exportJob, startExport } from './export.ts';
import { codeFinder } from './find-code.ts';
import { importJob, rowsToRepair, startImport } from './import-run.ts';
import { startUndo, undoJob } from './import-undo.ts';
import { answerTemplate, takeTable } from './import-upload.ts';
import { shownJob } from './shown-job.ts';

/** Work outside of requests: exports, imports, and what became of them. */
export function exchangeModule(services: FileServices, source: ExportSource): Module {
  return {
    name: 'exchange',
    jobs: [exportJob(services, source), importJob(services, codeFinder), undoJob(services)],
    routes: [
      answer(myJobs, async (ctx, call) => {
        const content = (await jobsOf(ctx, call.query.size ?? 50)).map((job) => shownJob(job, ctx, services));
        return { content, totalElements: content.length };
      }),
      answer(oneJob, async (ctx, call) => {
        const job = isId(call.params.id) ? await jobOf(ctx, call.params.id) : jobRefusals.notFound();
        return isRefusal(job) ? job : shownJob(job, ctx, services);
      }),
      answer(cancelJob, async (ctx, call) => {
        const job = isId(call.params.id) ? await stopJob(ctx, call.params.id) : jobRefusals.notFound();
        return isRefusal(job) ? job : shownJob(job, ctx, services);
      }),
      answer(deadEvents, async (ctx) => {
        const content = (await deadLetters(ctx)).map((letter) => named(letter, ctx, services));
        return { content, totalElements: content.length };
      }),
      answer(retryDeadEvents, async (ctx, call) => {
        const { effectId } = call.body;
        if (effectId !== null && !isId(effectId)) return jobRefusals.notFound();
        const retried = await retryDeadLetters(ctx, effectId);
        return retried === 0 && effectId !== null ? jobRefusals.notFound() : { retried };
      }),
      answer(exportNow, (ctx, call) => answerExport(ctx, services, source, call)),
      answer(exportLater, (ctx, call) => startExport(ctx, services, source, call)),
      answer(importTemplate, (ctx, call) => answerTemplate(ctx, services, call)),
      answer(uploadImport, (ctx, call) => takeTable(ctx, services, call)),
      answer(runImport, (ctx, call) => startImport(ctx, services, call)),
      answer(importRows, (ctx, { params, query }) => rowsToRepair(ctx, services, params.id ?? '', query.rows ?? '')),
      answer(undoImport, (ctx, { params }) => startUndo(ctx, services, params.id ?? '')),
    ],
  };
}

/** A given-up event with its words; one whose declaration is gone is called as it was. */
function named(letter: DeadLetter, { me }: Context, { textOf }: FileServices): DeadLetterLine {
  const say = (key: string, other: string): string => {
    const text = textOf(key, {}, me.locale);
    return text === key ? other : text;
  };
  return {
    ...letter,
    eventLabel: say(`event.${letter.event}`, letter.event),
    entityLabel: say(letter.entity, letter.entity),
  };
}

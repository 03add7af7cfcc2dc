import type { Context, JobHandler } from '@homeport/engine';
import { contentTypes, type ExportSource, exchangeRefusals } from '@homeport/engine/exchange';
import { JobRefused, jobOf, jobRefusals, orRefuseJob } from '@homeport/engine/jobs';
import { certain, isRefusal } from '@homeport/grammar';
import {
  type Exporter,
  type ExporterRun,
  exporter,
  exporterFileName,
  exporterRefusals,
} from '@homeport/model/exporters';
import { type FileServices, recordFile } from '../documents/index.ts';
import { readerOf, writeExport } from '../exchange/index.ts';
import { planExporter } from './plan.ts';
import { closeRun, forgetOldFiles, openRun } from './run-log.ts';
import { detailOf, tellFailed, tellReady, type Why } from './tell.ts';

export const exporterJobName = 'content.export';
const dayFormats = { ISO: 'yyyy-MM-dd', DMY: 'dd-MM-yyyy', MDY: 'MM-dd-yyyy' } as const;

interface Work extends Pick<Parameters<JobHandler['run']>[1], 'progress' | 'signal'> {
  readonly services: FileServices;
  readonly source: ExportSource;
}

/**
 * Makes the file of an exporter with the rights of the job's owner and writes its line of the log. Its id is that of the job:
 * a server that was killed takes both up again.
 */
export const exporterJob = (services: FileServices, source: ExportSource): JobHandler => ({
  name: exporterJobName,
  run: async (ctx, { id, input, progress, signal }) => {
    const system = ctx.asSystem('an exporter runs');
    const of = orRefuseJob(await system.records(exporter).get(String(input.exporter)));
    const isScheduled = isDue(input);
    const run = await openRun(ctx, of.id, { id, cause: causeOf(input), runBy: ctx.me.user });
    if (run.status === 'DONE') return shown(run);
    try {
      return await makeFile(ctx, of, run, isScheduled, { services, source, progress, signal });
    } catch (error) {
      const why = await whyOf(error, { ctx, job: id, services, isAborted: signal.aborted });
      if (!why) throw error;
      await system.inTransactionOrThrow(async (tx) => {
        const detail = detailOf(services, why, ctx.me.locale);
        await closeRun(tx, run, why.reason === 'STOPPED' ? 'stop' : 'fail', { reason: why.reason, detail });
        if (isScheduled && why.reason !== 'STOPPED') await tellFailed(tx, services, of, run, why);
      });
      // Who waits for it is told in one sentence; who and what stand in the log.
      if (why.reason === 'NO_RIGHTS') throw new JobRefused(exchangeRefusals.notExportable());
      throw new JobRefused(why.refusal ?? jobRefusals.failed({ reference: id.slice(-12) }));
    }
  },
  stopped: async (ctx, { id, input }) => {
    const of = await ctx.asSystem('an exporter was stopped').records(exporter).get(String(input.exporter));
    // Its log went with it.
    if (isRefusal(of)) return;
    const run = await openRun(ctx, of.id, { id, cause: causeOf(input), runBy: ctx.me.user });
    if (run.status === 'RUNNING') await closeRun(ctx, run, 'stop', { reason: 'STOPPED' });
  },
});

const isDue = ({ at }: Readonly<Record<string, unknown>>): boolean => typeof at === 'string';
const causeOf = (input: Readonly<Record<string, unknown>>): ExporterRun['cause'] =>
  isDue(input) ? 'SCHEDULE' : 'PERSON';

const shown = ({ file, rows }: ExporterRun) =>
  file ? { file: { id: file.id, name: file.label }, rows: rows ?? 0 } : { rows: rows ?? 0 };

async function makeFile(ctx: Context, of: Exporter, run: ExporterRun, isScheduled: boolean, work: Work) {
  const { services, source, progress, signal } = work;
  // Who may no longer see exporters makes no files with them.
  if (isRefusal(await ctx.records(exporter).get(of.id))) orRefuseJob(exchangeRefusals.notExportable());
  const { plan, rights } = orRefuseJob(await planExporter(ctx, source, of));
  const reader = { ...(await readerOf(ctx, services)), dateFormat: dayFormats[of.dateFormat] };
  const { key, size, sha256, rows } = await writeExport(ctx, services, source, {
    plan,
    reader,
    about: run.id,
    progress,
    signal,
  });
  const name = exporterFileName(of, run.number, ctx.now);
  const type = certain(contentTypes[of.format].split(';')[0]);
  const about = {
    purpose: 'EXPORTER_FILE',
    share: 'ME',
    owner: null,
    entity: 'exporterRun',
    entityId: run.id,
  } as const;
  return ctx.inTransactionOrThrow(async (tx) => {
    const file = orRefuseJob(await recordFile(tx, { key, name, type, size, sha256 }, about));
    await closeRun(tx, run, 'finish', { rows, size, file: file.id, rights: JSON.stringify(rights) });
    await forgetOldFiles(tx, of);
    if (isScheduled) await tellReady(tx.asSystem('an exporter tells of its file'), of, run.id, rows);
    return { file: { id: file.id, name }, rows };
  });
}

/** Why it ends here; undefined when the server stops and another one goes on. */
async function whyOf(
  error: unknown,
  { ctx, job, services, isAborted }: { ctx: Context; job: string; services: FileServices; isAborted: boolean },
): Promise<Why | undefined> {
  if (isAborted) {
    const now = await jobOf(ctx, job);
    return !isRefusal(now) && now.state === 'stopped' ? { reason: 'STOPPED' } : undefined;
  }
  if (error instanceof JobRefused) {
    const isRight = [exchangeRefusals.notExportable(), exporterRefusals.mayNotExport()].some(
      ({ code }) => code === error.refusal.code,
    );
    return { reason: isRight ? 'NO_RIGHTS' : 'QUERY', refusal: error.refusal };
  }
  services.log.error({ err: error, job }, 'an exporter broke off');
  return { reason: 'BROKEN' };
}

import { randomBytes } from 'node:crypto';
import { type Call, type Context, defineJob, handleJob, type JobHandler, type RawAnswer } from '@homeport/engine';
import {
  contentTypes,
  type ExportSource,
  type ExportWish,
  entityNamed,
  exchangeLimits,
  exchangeRefusals,
  exportAccess,
  exportFile,
  exportName,
  exportRows,
  isLong,
  planExport,
} from '@homeport/engine/exchange';
import { enqueue, orRefuseJob } from '@homeport/engine/jobs';
import { certain, isRefusal, type Refusal } from '@homeport/grammar';
import type { exportLater, exportNow, JobLine } from '@homeport/model/exchange';
import { callerOf, type FileServices, recordFile } from '../documents/index.ts';
import { newJob, readerOf } from './shown-job.ts';
import { writeExport } from './write-export.ts';

const exporting = defineJob<{ readonly entity: string; readonly wish: ExportWish; readonly access: string }>(
  'exchange.export',
);

type Wanted = Call<typeof exportNow>['query'];
const wishOf = (wanted: Wanted): ExportWish => ({
  filter: wanted.filter,
  search: wanted.search,
  sort: wanted.sort,
  columns: wanted.columns,
  format: wanted.format ?? 'csv',
  formatted: wanted.formatted ?? false,
  // For people: a system that asks for columns gets those.
  withCurrencies: wanted.formatted ?? false,
  bom: wanted.bom ?? true,
  delimiter: wanted.delimiter ?? ',',
});

/** A short list as a file at once. */
export async function answerExport(
  ctx: Context,
  services: FileServices,
  source: ExportSource,
  call: Call<typeof exportNow>,
): Promise<RawAnswer | Refusal> {
  const entity = entityNamed(services.catalogue, call.params.entity);
  if (isRefusal(entity)) return entity;
  const plan = planExport(source, callerOf(ctx), entity, wishOf(call.query));
  if (isRefusal(plan)) return plan;
  if (await isLong(source, callerOf(ctx), plan)) return exchangeRefusals.tooManyRows({ max: exchangeLimits.direct });
  const rows = exportRows(source, callerOf(ctx), plan, call.signal);
  // Each company's trail tells that its records were taken out.
  const told = ctx.companies?.map((company) => ctx.inCompany(company)) ?? [ctx];
  for (const there of told) await there.audit('export', { entity: entity.name, detail: { format: plan.wish.format } });
  const own = ctx.companies ? ctx.inCompany(ctx.me.homeTenant) : ctx;
  const body = exportFile(plan, rows, await readerOf(own, services));
  return { type: contentTypes[plan.wish.format], body, download: exportName(entity, plan.wish.format, ctx.now) };
}

/** A list of any length becomes a job. The rights it is made with are noted, so that its file is handed out under them only. */
export async function startExport(
  ctx: Context,
  services: FileServices,
  source: ExportSource,
  call: Call<typeof exportLater>,
): Promise<JobLine | Refusal> {
  const entity = entityNamed(services.catalogue, call.params.entity);
  if (isRefusal(entity)) return entity;
  const wish = wishOf(call.body);
  const plan = planExport(source, callerOf(ctx), entity, wish);
  if (isRefusal(plan)) return plan;
  const id = await enqueue(ctx, exporting, {
    entity: entity.name,
    wish,
    access: exportAccess(callerOf(ctx), entity),
  });
  return newJob(ctx, services, id);
}

/** Writes the file of an export, row by row, straight into the store. */
export const exportJob = (services: FileServices, source: ExportSource): JobHandler =>
  handleJob(exporting, {
    run: async (ctx, { id, input, progress, signal }) => {
      const caller = callerOf(ctx);
      const entity = orRefuseJob(entityNamed(services.catalogue, input.entity));
      const asked = orRefuseJob(planExport(source, caller, entity, input.wish));
      // Rights that changed while the job waited: the file would be handed out to nobody.
      if (exportAccess(caller, entity) !== input.access) orRefuseJob(exchangeRefusals.notExportable());
      const reader = await readerOf(ctx, services);
      const { key, size, sha256, rows, isInOrder } = await writeExport(ctx, services, source, {
        plan: asked,
        reader,
        about: id,
        progress,
        signal,
      });
      const expires = ctx.now.add({ hours: exchangeLimits.hours }).toString({ smallestUnit: 'second' });
      const name = exportName(entity, asked.wish.format, ctx.now);
      const type = certain(contentTypes[asked.wish.format].split(';')[0]);
      const about = {
        purpose: 'EXPORT',
        share: 'ME',
        owner: null,
        entity: entity.name,
        entityId: id,
        expires,
      } as const;
      const record = orRefuseJob(await recordFile(ctx, { key, name, type, size, sha256 }, about));
      return { file: { id: record.id, name }, rows, isInOrder, expires };
    },
  });

/** A name in the folder of uploads that nobody else uses. */
export const scratchName = (): string => `${randomBytes(16).toString('hex')}.part`;

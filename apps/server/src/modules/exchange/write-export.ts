import type { Context, JobHandler } from '@homeport/engine';
import {
  countRows,
  type ExportPlan,
  type ExportSource,
  exchangeLimits,
  exportFile,
  exportRows,
  type Reader,
} from '@homeport/engine/exchange';
import { newFileKey } from '@homeport/engine/files';
import { callerOf, type FileServices } from '../documents/index.ts';

type JobWork = Parameters<JobHandler['run']>[1];
interface ExportWork extends Pick<JobWork, 'progress' | 'signal'> {
  readonly plan: ExportPlan;
  readonly reader: Reader;
  /** The record that the audit trail names. */
  readonly about: string;
}
/** Bytes that lie in the store, and what was counted on the way. Size in bytes. */
export interface WrittenExport {
  readonly key: string;
  readonly size: number;
  readonly sha256: string;
  readonly rows: number;
  /** Not in another order than was asked for. */
  readonly isInOrder: boolean;
}

/** Writes the file of a plan, row by row, straight into the store, with the rights of the caller. */
export async function writeExport(
  ctx: Context,
  services: FileServices,
  source: ExportSource,
  { plan: asked, reader, about, progress, signal }: ExportWork,
): Promise<WrittenExport> {
  const caller = callerOf(ctx);
  await progress.step('count');
  const counted = await countRows(source, caller, asked);
  const plan = inReach(asked, counted);
  const total = Math.min(counted, plan.wish.most ?? counted);
  await progress.step('write', total);
  const detail = { format: plan.wish.format, rows: total };
  await ctx.audit('export', { entity: plan.entity.name, recordId: about, detail });
  let rows = 0;
  const file = exportFile(plan, exportRows(source, caller, plan, signal), reader, async (more) => {
    rows += more;
    await progress.done(rows);
  });
  const key = newFileKey(ctx.tenant, ctx.now);
  const { size, sha256 } = await services.files.put(key, file);
  await progress.done(rows);
  return { key, size, sha256, rows, isInOrder: plan === asked };
}

/** Any order but that of creation would sort everything again for each page: beyond a size it is given up, and said so. */
function inReach(plan: ExportPlan, total: number): ExportPlan {
  const [first] = plan.query.sort;
  if (total <= exchangeLimits.ordered || first?.field === 'created' || first?.field === 'id') return plan;
  return { ...plan, query: { ...plan.query, sort: [{ field: 'created', descending: true }] } };
}

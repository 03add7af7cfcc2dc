import { type ActAgain, type Context, type Reaction, react } from '@homeport/engine';
import { enqueue } from '@homeport/engine/jobs';
import { allOf, isRefusal, performanceOf, type Refusal } from '@homeport/grammar';
import {
  type Exporter,
  exporter,
  exporterDue,
  exporterRun,
  nextRun,
  runExporter,
  scheduleOf,
} from '@homeport/model/exporters';
import { sql } from 'kysely';
import type { Services } from '../../services.ts';
import { zoneOf } from './facts.ts';
import { exporterJobName } from './job.ts';
import { closeRun, isDeactivated, openRun, ownerOf, type Reason } from './run-log.ts';
import { tellFailed } from './tell.ts';

/**
 * Waits for the next run of an exporter, hands it to its job, and sets the one after it; the database then leaves the event of
 * that one. All of it is one transaction over the locked exporter, so several nodes hand it over once. What was missed while no
 * server ran is made up for once.
 */
export const exporterReaction = (services: Services): Reaction =>
  react(exporterDue, async (given, { recordId, payload }): Promise<ActAgain | undefined> => {
    const found = await given.records(exporter).get(recordId);
    const at = timeOf(found, payload.at);
    if (!at || isRefusal(found)) return undefined;
    if (Temporal.Instant.compare(at, given.now) > 0) return { again: at };
    // Looked at with a connection of the owner's, so before one is held: many are due at the same hour.
    const owner = ownerOf(found);
    const reason = await whyNot(given, services, found, owner);
    return given.inTransactionOrThrow<ActAgain | undefined>(async (ctx) => {
      const of = await ctx.records(exporter).get(recordId, { lock: true });
      if (!timeOf(of, payload.at) || isRefusal(of)) return undefined;
      if (ownerOf(of) !== owner || isDeactivated(of) !== isDeactivated(found)) return { again: ctx.now };
      if (reason) await skip(ctx, services, of, owner, reason);
      else
        await enqueue(
          ctx,
          exporterJobName,
          { exporter: of.id, name: of.name, at: at.toString() },
          { key: `${of.id} ${at}`, ...(owner ? { owner } : {}) },
        );
      const next = nextRun(scheduleOf(of, await zoneOf(ctx, of)), ctx.now);
      // No change of the exporter: whoever has it open goes on with the version they see.
      await ctx.query(sql`
        update app.exporter set next_run = ${next?.toString() ?? null}::timestamptz
        where tenant_id = ${ctx.tenant}::uuid and id = ${of.id}::uuid`);
      return undefined;
    });
  });

/** When it is due, if that is still what the event was left for: a schedule that was changed has left one of its own. */
function timeOf(of: Exporter | Refusal, told: unknown): Temporal.Instant | undefined {
  // One that is only not to be had just now is asked for again.
  if (isRefusal(of) && of.kind !== 'notFound') throw new Error(`a due exporter could not be read: ${of.code}`);
  if (isRefusal(of) || of.nextRun === null || typeof told !== 'string') return undefined;
  const at = Temporal.Instant.from(of.nextRun);
  return Temporal.Instant.compare(at, Temporal.Instant.from(told)) === 0 ? at : undefined;
}

async function whyNot(
  ctx: Context,
  services: Services,
  of: Exporter,
  owner: string | undefined,
): Promise<Reason | undefined> {
  if (isDeactivated(of)) return 'INACTIVE';
  const theirs = owner && (await services.contextOf(ctx.tenant, owner));
  if (!theirs) return 'OWNER_GONE';
  const reach = performanceOf(exporter, runExporter.name, runExporter.by ?? [], theirs.me);
  if (reach === undefined) return 'OWNER_RIGHTS';
  const filter = allOf({ field: 'id', op: 'eq', value: of.id }, reach === true ? undefined : reach);
  const [seen] = await theirs.records(exporter).find({ ...(filter ? { filter } : {}), limit: 1 });
  return seen ? undefined : 'OWNER_RIGHTS';
}

/** Says in the log that it did not run; once for the same reason, not every time. */
async function skip(
  ctx: Context,
  services: Services,
  of: Exporter,
  owner: string | undefined,
  reason: Reason,
): Promise<void> {
  const [last] = await ctx.records(exporterRun).find({
    filter: { field: 'exporter', op: 'eq', value: of.id },
    sort: 'number,desc',
    limit: 1,
  });
  if (last?.status === 'SKIPPED' && last.reason === reason) return;
  const run = await openRun(ctx, of.id, { cause: 'SCHEDULE', runBy: owner });
  await closeRun(ctx, run, 'skip', { reason });
  // Whoever deactivated it knows.
  if (reason !== 'INACTIVE') await tellFailed(ctx, services, of, run, { reason });
}

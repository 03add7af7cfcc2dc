import { randomUUID } from 'node:crypto';
import { type Context, defineJob, handleJob, type JobHandler } from '@homeport/engine';
import { enqueue, jobOf, orRefuseJob } from '@homeport/engine/jobs';
import { isRefusal, type Refusal } from '@homeport/grammar';
import type { JobLine } from '@homeport/model/exchange';
import {
  type DueRecord,
  privacyRefusals as no,
  type PurgeLine,
  type PurgePreview,
  purge,
  purged,
  type RetentionKind,
  startPurge,
} from '@homeport/model/privacy';
import { sql } from 'kysely';
import type { RetentionKeeper } from '../../operations/retention-keeper.ts';
import type { Services } from '../../services.ts';
import { newJob } from '../exchange/index.ts';

const purging = defineJob<{ readonly purge: string; readonly due: number }>('privacy.purge');
/** Examples of each kind in a preview: due ones, and held ones behind them. */
const examplesOf = { due: 5, held: 3 } as const;
/** Records in one transaction: a new hold waits so long. */
const together = 200;

const dayOf = (ctx: Context): string => ctx.now.toZonedDateTimeISO('UTC').toPlainDate().toString();
const companyOf = async (ctx: Context): Promise<string> => {
  const [row] = await ctx.query<{ name: string }>(sql`select app.tenant_facts(${ctx.tenant}::uuid) ->> 'name' as name`);
  return row?.name ?? '';
};

/** What a purge would do now; nothing is changed. */
export async function previewPurge(ctx: Context, keeper: RetentionKeeper): Promise<PurgePreview> {
  const today = dayOf(ctx);
  const lines = new Map<RetentionKind, { due: number; held: number; dueOnes: DueRecord[]; heldOnes: DueRecord[] }>();
  for await (const { kind, found } of keeper.due(ctx.tenant, today)) {
    const line = lines.get(kind) ?? { due: 0, held: 0, dueOnes: [], heldOnes: [] };
    lines.set(kind, line);
    for (const { one, verdict } of found) {
      const isHeld = verdict.is === 'held';
      line[isHeld ? 'held' : 'due'] += 1;
      const shown = isHeld ? line.heldOnes : line.dueOnes;
      if (shown.length < examplesOf[isHeld ? 'held' : 'due'])
        shown.push({ id: one.id, label: one.name ?? '', day: one.recorded ?? one.ended, since: verdict.since, isHeld });
    }
  }
  const told = [...lines].map(
    ([kind, { due, held, dueOnes, heldOnes }]): PurgeLine => ({
      kind,
      deed: kind === 'PERSON' ? 'erase' : 'delete',
      due,
      held,
      examples: [...dueOnes, ...heldOnes],
    }),
  );
  const sum = (name: 'due' | 'held') => told.reduce((all, line) => all + line[name], 0);
  return { today, company: await companyOf(ctx), due: sum('due'), held: sum('held'), lines: told };
}

/** Starts a purge once the company's name was typed, for exactly as much as the preview showed. One at a time. */
export async function beginPurge(
  ctx: Context,
  services: Services,
  keeper: RetentionKeeper,
  { reference, due }: { readonly reference: string; readonly due: number },
): Promise<JobLine | Refusal> {
  const preview = await previewPurge(ctx, keeper);
  if (reference.trim() !== preview.company) return no.wrongCompany(undefined, 'reference');
  if (preview.due === 0) return no.nothingDue();
  if (preview.due !== due) return no.previewChanged();
  const job = await ctx.inTransaction<string | Refusal>(async (tx) => {
    await tx.query(sql`select pg_advisory_xact_lock(hashtextextended(${`purge ${ctx.tenant}`}, 0))`);
    const isFree = await settleBroken(tx);
    if (isRefusal(isFree)) return isFree;
    const id = randomUUID();
    const made = await tx
      .asSystem('a purge begins')
      .records(purge)
      .create({
        id,
        reference: `PURGE-${id.slice(0, 8)}`,
        startedBy: ctx.me.user,
      });
    if (isRefusal(made)) return made;
    await tx.audit(startPurge.name, { entity: purge.name, recordId: made.id, detail: { due } });
    return enqueue(tx, purging, { purge: made.id, due });
  });
  return isRefusal(job) ? job : newJob(ctx, services, job);
}

/** A purge that broke off is marked so, and stands in nobody's way; one that runs does. */
async function settleBroken(tx: Context): Promise<Refusal | undefined> {
  const open = await tx.query<{ id: string; isAlive: boolean }>(sql`
    select p.id, exists (select from engine.job j where j.name = ${purging.name} and j.input ->> 'purge' = p.id::text
      and j.state in ('waiting', 'running')) as "isAlive"
    from app.purge p where p.tenant_id = ${tx.tenant}::uuid and p.status = 'RUNNING'`);
  if (open.some((one) => one.isAlive)) return no.purgeRunning();
  for (const { id } of open) {
    const moved = await stopped(tx, id);
    if (moved) return moved;
  }
  return undefined;
}

async function stopped(ctx: Context, id: string): Promise<Refusal | undefined> {
  const at = { finishedAt: ctx.now.toString({ smallestUnit: 'second' }) };
  const moved = await ctx.asSystem('a purge broke off').records(purge).move(id, 'status.stop', at);
  return isRefusal(moved) ? moved : undefined;
}

/** Purges kind by kind in small steps, each decided anew; then says so on the certificate. Can be repeated. */
export const purgeJob = (keeper: RetentionKeeper): JobHandler =>
  handleJob(purging, {
    run: async (ctx, { id: job, input, progress, signal }) => {
      const id = input.purge;
      const today = dayOf(ctx);
      await progress.step('purge', input.due);
      try {
        let done = 0;
        for await (const { kind, found } of keeper.due(ctx.tenant, today)) {
          const ids = found.filter((one) => one.verdict.is === 'due').map((one) => one.one.id);
          for (let from = 0; from < ids.length; from += together) {
            signal.throwIfAborted();
            const batch = ids.slice(from, from + together);
            await keeper.purge(ctx.tenant, kind, batch, { today, purge: id });
            done += batch.length;
            await progress.done(Math.min(done, input.due));
          }
        }
      } catch (error) {
        const now = await jobOf(ctx, job);
        if (!isRefusal(now) && now.state === 'stopped') orRefuseJob((await stopped(ctx, id)) ?? true);
        throw error;
      }
      return finish(ctx, keeper, id, today);
    },
  });

async function finish(
  ctx: Context,
  keeper: RetentionKeeper,
  id: string,
  today: string,
): Promise<Record<string, number>> {
  let held = 0;
  for await (const { found } of keeper.due(ctx.tenant, today))
    held += found.filter((one) => one.verdict.is === 'held').length;
  return ctx.inTransactionOrThrow(async (tx) => {
    const at = { finishedAt: tx.now.toString({ smallestUnit: 'second' }), held };
    const system = tx.asSystem('a purge is complete');
    const done = orRefuseJob(await system.records(purge).move(id, 'status.finish', at));
    const counts = { erased: done.erased ?? 0, deleted: done.deleted ?? 0, held };
    await tx.emit(purged, id, counts);
    await tx.audit('purged', { entity: purge.name, recordId: id, detail: counts });
    return counts;
  });
}

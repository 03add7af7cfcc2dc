import { type Context, defineJob, handleJob, type JobHandler } from '@homeport/engine';
import { entityNamed, importColumns, exchangeRefusals as no } from '@homeport/engine/exchange';
import { enqueue, jobOf, orRefuseJob } from '@homeport/engine/jobs';
import { columnName } from '@homeport/engine/schema';
import { certain, type Entity, isId, isRefusal, type Refusal } from '@homeport/grammar';
import type { JobLine } from '@homeport/model/exchange';
import { sql } from 'kysely';
import { partsOf, tableOf } from '../../operations/retention-kinds.ts';
import { callerOf, type FileServices } from '../documents/index.ts';
import { refusalText } from './refusal-text.ts';
import { newJob } from './shown-job.ts';

/** An import that is taken back: its job, and the entity that it wrote. */
const undoing = defineJob<{ readonly entity: string; readonly import: string }>('exchange.undo');
const importName = 'exchange.import';
/** So many records that stay are named. */
const named = 500;

/** What an import did to one record, and whether anybody else changed it since. */
interface Touched {
  readonly id: string;
  /** As the import left it. */
  readonly version: number;
  readonly isCreated: boolean;
  readonly isChanged: boolean;
}

/** Hands the taking back of one's own import over to the queue, once. */
export async function startUndo(ctx: Context, services: FileServices, id: string): Promise<JobLine | Refusal> {
  const job = isId(id) ? await jobOf(ctx, id) : no.notFound();
  if (isRefusal(job) || job.name !== importName || job.input.what !== 'IMPORT') return no.notFound();
  if (job.state === 'waiting' || job.state === 'running') return no.stillRunning();
  const entity = importable(ctx, services, job.input.entity);
  if (isRefusal(entity)) return entity;
  await ctx.audit('undoImport', { entity: entity.name, detail: { job: id } });
  const input = { entity: entity.name, import: id };
  return newJob(ctx, services, await enqueue(ctx, undoing, input, { key: id }));
}

/** Who may import may take it back. */
function importable(ctx: Context, services: FileServices, name: unknown): Entity | Refusal {
  const entity = entityNamed(services.catalogue, String(name));
  if (isRefusal(entity)) return entity;
  const columns = importColumns(callerOf(ctx), entity);
  return isRefusal(columns) ? columns : entity;
}

/**
 * Removes what an import created and nobody changed since, newest first, so that parts go before what they belong to. What was
 * changed since, what the import only updated, and what something else refers to stays and is named. Can be repeated.
 */
export const undoJob = (services: FileServices): JobHandler =>
  handleJob(undoing, {
    run: async (ctx, { id: job, input, progress, signal }) => {
      const entity = orRefuseJob(importable(ctx, services, input.entity));
      const touched = await touchedBy(ctx, entity, input.import);
      await progress.step('undo', touched.length);
      const kept: { id: string; label: string; title: string }[] = [];
      for (const [at, one] of touched.entries()) {
        signal.throwIfAborted();
        const why = await takeBack(ctx, entity, one, input.import);
        if (why) kept.push({ id: one.id, ...(await said(ctx, services, entity, one.id, why)) });
        await progress.done(at + 1);
      }
      const removed = await removedBy(ctx, entity, job);
      return { counts: { removed, kept: kept.length }, kept: kept.slice(0, named) };
    },
  });

/** The records an import wrote that are still there, newest first. The lines of a job carry its id. */
async function touchedBy(ctx: Context, entity: Entity, job: string): Promise<readonly Touched[]> {
  return ctx.query<Touched>(sql`
    with mine as (
      select record_id as id, bool_or(deed = 'create') as created, max(version) as version
      from engine.history where tenant_id = ${ctx.tenant}::uuid and entity = ${entity.name} and request = ${job}
        and by_user = ${ctx.me.user}::uuid
      group by record_id
    )
    select m.id, m.version, m.created as "isCreated", exists (
        select from engine.history h where h.tenant_id = ${ctx.tenant}::uuid and h.record_id = m.id and h.version > m.version) as "isChanged"
    from mine m
    where not exists (select from engine.history g where g.tenant_id = ${ctx.tenant}::uuid and g.record_id = m.id and g.deed = 'delete')
    order by m.id desc`);
}

/** Removes one, unless somebody changed it or hung something on it; then says why not. */
async function takeBack(ctx: Context, entity: Entity, one: Touched, job: string): Promise<Refusal | undefined> {
  if (!one.isCreated) return no.onlyUpdated();
  if (one.isChanged) return no.changedSince();
  return ctx.inTransaction<Refusal | undefined>(async (tx) => {
    if (await hasPartsOfOthers(tx, entity, one.id, job)) return no.usedSince();
    const gone = await tx.asSystem('an import is taken back').records(entity).delete(one.id, { version: one.version });
    return isRefusal(gone) ? gone : undefined;
  });
}

/** Whether something would go with it that the import did not create. */
async function hasPartsOfOthers(tx: Context, whole: Entity, id: string, job: string): Promise<boolean> {
  for (const { entity, field } of partsOf(whole)) {
    const column = sql.ref(columnName(field, certain(entity.fields[field])));
    const [row] = await tx.query<{ found: boolean }>(sql`
      select exists (select from ${sql.raw(tableOf(entity))} p where p.tenant_id = ${tx.tenant}::uuid and p.${column} = ${id}::uuid
        and not exists (select from engine.history h where h.tenant_id = p.tenant_id and h.record_id = p.id and h.version = 1 and h.request = ${job})) as found`);
    if (row?.found) return true;
  }
  return false;
}

const removedBy = async (ctx: Context, entity: Entity, job: string): Promise<number> => {
  const [row] = await ctx.query<{ count: number }>(sql`
    select count(*)::integer as count from engine.history
    where tenant_id = ${ctx.tenant}::uuid and entity = ${entity.name} and request = ${job} and deed = 'delete'`);
  return row?.count ?? 0;
};

/** How a record that stays is called, and why it stays. */
async function said(
  ctx: Context,
  services: FileServices,
  entity: Entity,
  id: string,
  reason: Refusal,
): Promise<{ label: string; title: string }> {
  const record = await ctx.records(entity).get(id);
  const values = isRefusal(record) ? {} : (record as unknown as Readonly<Record<string, unknown>>);
  const label = entity.title
    .map((name) => values[name])
    .flatMap((value) => (typeof value === 'string' ? [value] : labelled(value)))
    .join(' ');
  return { label, title: refusalText(ctx, services, entity, reason) };
}
const labelled = (value: unknown): string[] =>
  value !== null && typeof value === 'object' && 'label' in value ? [String(value.label)] : [];

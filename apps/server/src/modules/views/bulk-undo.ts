import type { Call, Context, JobHandler } from '@homeport/engine';
import { entityNamed } from '@homeport/engine/exchange';
import { enqueue, type JobView, jobOf, jobRefusals, orRefuseJob } from '@homeport/engine/jobs';
import { allFields, type Entity, isId, isRefusal, type Refusal, type Values, wireName } from '@homeport/grammar';
import type { JobLine } from '@homeport/model/exchange';
import { type BulkResult, bulkLimits, viewsRefusals as no, type undoBulkJob } from '@homeport/model/views';
import { sql } from 'kysely';
import type { Services } from '../../services.ts';
import { refusalText, shownJob } from '../exchange/index.ts';
import { type BulkInput, bulkWriting } from './bulk.ts';
import { noteBatch } from './note-batch.ts';

const undoName = 'views.bulkUndo';
type Texts = Pick<Services, 'catalogue' | 'textOf'>;
/** What can be put back: fields that were changed, records that were switched on or off, and those that lie in the bin. */
const reversible: ReadonlySet<string> = new Set(['update', 'activate', 'deactivate', 'delete']);

/** Begins to take a job back; only whoever started it may. */
export async function startUndo(
  ctx: Context,
  services: Texts,
  call: Pick<Call<typeof undoBulkJob>, 'params'>,
): Promise<JobLine | Refusal> {
  const { job: id } = call.params;
  const known = isId(id) ? await jobOf(ctx, id) : jobRefusals.notFound();
  if (isRefusal(known)) return known;
  if (!canBeUndone(known)) return no.notTakenBack();
  // Pressed twice it is taken back once.
  const undo = await jobOf(
    ctx,
    await enqueue(ctx, undoName, { job: known.id, entity: known.input.entity }, { key: known.id }),
  );
  return isRefusal(undo) ? undo : shownJob(undo, ctx, services);
}

/** Over, whether it came to its end or was stopped on the way. */
const canBeUndone = ({ name, state, input }: JobView): boolean =>
  name === bulkWriting.name &&
  (state === 'done' || state === 'stopped') &&
  reversible.has(String(input.deed)) &&
  typeof input.from === 'string';

/** One record as the job left it: its version then, and from what to what its fields went. */
interface Changed {
  readonly record_id: string;
  readonly version: number;
  readonly changes: Readonly<Record<string, readonly [unknown, unknown]>>;
}
const pageSize = 500;

/** Puts back what stood there before, record by record, from the history: whoever changed one since is not overwritten. */
export const undoWork = (services: Texts): JobHandler => ({
  name: undoName,
  run: async (ctx, { input, progress, signal }) => {
    const job = orRefuseJob(await jobOf(ctx, String(input.job)));
    if (!canBeUndone(job)) orRefuseJob(no.notTakenBack());
    const bulk = job.input as unknown as BulkInput;
    const entity = orRefuseJob(entityNamed(services.catalogue, bulk.entity));
    await progress.step('find');
    const rows: Changed[] = [];
    if (bulk.deed === 'delete') rows.push(...(await deletedBy(ctx, job, bulk)));
    else for await (const page of changedBy(ctx, job, bulk)) rows.push(...page);
    await progress.step('change', rows.length);
    const failures: BulkResult[] = [];
    let failed = 0;
    for (const [at, row] of rows.entries()) {
      signal.throwIfAborted();
      const saved =
        bulk.deed === 'delete'
          ? await ctx.records(entity).restore(row.record_id)
          : await ctx.records(entity).update(row.record_id, before(entity, bulk, row), { version: row.version });
      if (isRefusal(saved)) {
        failed += 1;
        if (failures.length < bulkLimits.told)
          failures.push({ id: row.record_id, problem: refusalText(ctx, services, entity, saved) });
      }
      if (at % 50 === 49) await progress.done(at + 1);
    }
    await progress.done(rows.length);
    await noteBatch(ctx, bulk.batch, 'undo', { changed: rows.length - failed, failed });
    return { changed: rows.length - failed, failed, failures };
  },
});

/**
 * What a job wrote. Its lines of the history carry its id; transaction numbers keep the look short, for they are what the history
 * is in order of.
 */
async function* changedBy(ctx: Context, job: JobView, bulk: BulkInput): AsyncGenerator<readonly Changed[]> {
  const until = typeof job.result?.until === 'string' ? job.result.until : null;
  for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
    const page = await ctx.query<Changed>(sql`
      select record_id, version, changes from engine.history
      where tenant_id = ${ctx.tenant}::uuid and xid >= ${bulk.from}::bigint and (${until}::bigint is null or xid <= ${until}::bigint)
        and request = ${job.id} and entity = ${bulk.entity} and deed = 'update' and record_id > ${after}::uuid
      order by record_id limit ${pageSize}`);
    yield page;
    const last = page.at(-1);
    if (!last || page.length < pageSize) return;
    after = last.record_id;
  }
}

/** What a job deleted and nobody brought back yet. What went last comes first: it may be what the others belong to. */
const deletedBy = (ctx: Context, job: JobView, { entity }: BulkInput): Promise<readonly Changed[]> =>
  ctx.query<Changed>(sql`
    select record_id, 0 as version, '{}'::jsonb as changes from engine.bin
    where tenant_id = ${ctx.tenant}::uuid and request = ${job.id} and entity = ${entity} order by place desc`);

/** The old values of the fields the job was to change; what follows from them follows again. */
function before(entity: Entity, { deed, changes }: BulkInput, row: Changed): Values {
  const wanted = deed === 'update' ? new Set(Object.keys(changes)) : new Set(['active']);
  return Object.fromEntries(
    Object.entries(allFields(entity)).flatMap(([name, field]) => {
      const wire = wireName(name, field);
      const change = row.changes[name];
      return change && wanted.has(wire) ? [[wire, change[0]]] : [];
    }),
  );
}

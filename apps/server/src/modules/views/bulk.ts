import { type Call, type Context, defineJob, handleJob, type JobHandler } from '@homeport/engine';
import { type ExportSource, entityNamed } from '@homeport/engine/exchange';
import { enqueue, JobRefused, jobOf, orRefuseJob } from '@homeport/engine/jobs';
import { type Entity, isForMany, isId, isRefusal, type Refusal, type Values } from '@homeport/grammar';
import type { JobLine } from '@homeport/model/exchange';
import {
  type BulkAnswer,
  type BulkResult,
  type BulkRow,
  type bulkDeed,
  type bulkJob,
  bulkLimits,
  viewsRefusals as no,
} from '@homeport/model/views';
import { sql } from 'kysely';
import type { Services } from '../../services.ts';
import { callerOf } from '../documents/index.ts';
import { refusalText, shownJob } from '../exchange/index.ts';
import { matchingRows } from './matching-rows.ts';
import { noteBatch } from './note-batch.ts';

/** Under which name the job lies in the queue. */
type Texts = Pick<Services, 'catalogue' | 'textOf'>;

/** What is done with every record: a plain change, a deletion, a switch, or a deed with what it asks for, the same for all. */
interface Bulk {
  readonly entity: Entity;
  readonly deed: string;
  readonly changes: Values;
}

/** Reads what is asked for; what needs a proof, a key or input of its own is done one by one. */
export function bulkOf(
  services: Pick<Services, 'catalogue'>,
  name: string | undefined,
  deed: string,
  changes: unknown,
): Bulk | Refusal {
  const entity = entityNamed(services.catalogue, name);
  if (isRefusal(entity)) return entity;
  const isObject = typeof changes === 'object' && changes !== null && !Array.isArray(changes);
  if (changes !== null && !isObject) return no.badRows(undefined, 'changes');
  const action = services.catalogue.actionsOn(entity.name).find((one) => one.name === deed);
  const isHeavy = action && !isForMany(entity, action);
  const isKnown =
    plain.has(deed) ||
    (entity.canDeactivate && switches.has(deed)) ||
    action !== undefined ||
    transitionOf(entity, deed) !== undefined;
  if (entity.proof || isHeavy || !isKnown) return no.notInBulk();
  return { entity, deed, changes: (changes ?? {}) as Values };
}
const plain: ReadonlySet<string> = new Set(['update', 'delete']);
const switches: ReadonlySet<string> = new Set(['activate', 'deactivate']);

/** A transition that callers may ask for, as `field.name`. */
function transitionOf(entity: Entity, name: string): string | undefined {
  for (const [field, spec] of Object.entries(entity.fields)) {
    const found =
      spec.type === 'lifecycle' && Object.hasOwn(spec.transitions, name) ? spec.transitions[name] : undefined;
    if (found && !found.system) return `${field}.${name}`;
  }
  return undefined;
}

/** Does it with the given records, each by itself: one that is refused never holds up the others. */
export async function answerBulk(
  ctx: Context,
  services: Texts,
  call: Call<typeof bulkDeed>,
): Promise<BulkAnswer | Refusal> {
  const bulk = bulkOf(services, call.params.entity, call.body.deed, call.body.changes);
  if (isRefusal(bulk)) return bulk;
  const rows = rowsOf(call.body.rows);
  if (isRefusal(rows)) return rows;
  const results: BulkResult[] = [];
  for (const row of rows) {
    if (call.signal.aborted) break;
    results.push(await doOne(ctx, services, bulk, row));
  }
  return { results };
}

function rowsOf(given: unknown): readonly BulkRow[] | Refusal {
  if (!Array.isArray(given) || given.length === 0) return no.badRows(undefined, 'rows');
  if (given.length > bulkLimits.rows) return no.tooManyRows({ max: bulkLimits.rows }, 'rows');
  const isRow = (row: unknown): row is BulkRow =>
    typeof row === 'object' && row !== null && 'id' in row && isId(row.id);
  return given.every(isRow) ? given : no.badRows(undefined, 'rows');
}

/** One record of many: what came of it, and for a plain change what stood there before. */
async function doOne(ctx: Context, services: Texts, bulk: Bulk, row: BulkRow): Promise<BulkResult> {
  const done = await ctx.apart(() => deedOn(ctx, services, bulk, row));
  return isRefusal(done) ? { id: row.id, problem: refusalText(ctx, services, bulk.entity, done) } : done;
}

async function deedOn(
  ctx: Context,
  services: Pick<Services, 'catalogue'>,
  { entity, deed, changes }: Bulk,
  row: BulkRow,
): Promise<BulkResult | Refusal> {
  const records = ctx.records(entity);
  const how = row.version === undefined ? {} : { version: row.version };
  if (deed === 'delete') {
    const gone = await records.delete(row.id, how);
    return isRefusal(gone) ? gone : { id: row.id };
  }
  if (deed === 'update' || switches.has(deed)) {
    const wanted = deed === 'update' ? { ...changes, ...row.changes } : { active: deed === 'activate' };
    const before = await records.get(row.id);
    if (isRefusal(before)) return before;
    const saved = await records.update(row.id, wanted, how);
    if (isRefusal(saved)) return saved;
    const old = Object.fromEntries(Object.keys(wanted).map((wire) => [wire, before[wire] ?? null]));
    return { id: row.id, version: saved.version, before: old };
  }
  const transition = transitionOf(entity, deed);
  const isAction = services.catalogue.actionsOn(entity.name).some((action) => action.name === deed);
  const done =
    isAction || transition === undefined
      ? await records.act(row.id, deed, changes, how)
      : await records.move(row.id, transition, {}, how);
  if (isRefusal(done)) return done;
  return typeof done.version === 'number' ? { id: row.id, version: done.version } : { id: row.id };
}

/** Everything that a list finds, however many: done by a job that goes on without the browser. */
export async function startBulk(
  ctx: Context,
  services: Texts,
  source: ExportSource,
  call: Call<typeof bulkJob>,
): Promise<JobLine | Refusal> {
  const { deed, changes, filter, search } = call.body;
  const bulk = bulkOf(services, call.params.entity, deed, changes);
  if (isRefusal(bulk)) return bulk;
  const rows = matchingRows(source, callerOf(ctx), bulk.entity, { filter, search });
  if (isRefusal(rows)) return rows;
  const input: BulkInput = {
    entity: bulk.entity.name,
    deed,
    changes: bulk.changes,
    filter,
    search,
    from: await transactionNow(ctx),
  };
  const job = await jobOf(ctx, await enqueue(ctx, bulkWriting, input));
  return isRefusal(job) ? job : shownJob(job, ctx, services);
}

/** The number of the running transaction: what is written later has a higher one. */
export const transactionNow = async (ctx: Context): Promise<string> =>
  (await ctx.query<{ now: string }>(sql`select pg_current_xact_id()::text as now`))[0]?.now ?? '0';

/** What a job over many records was handed. */
export interface BulkInput {
  readonly entity: string;
  readonly deed: string;
  readonly changes: Values;
  readonly filter: string | null;
  readonly search: string | null;
  /** Everything it writes has a higher transaction number. */
  readonly from: string;
  /** The batch update that this is the work of. */
  readonly batch?: string;
}

export const bulkWriting = defineJob<BulkInput>('views.bulk');

/** Works through everything a list found when the job began; the rights are those of the caller, now. */
export const bulkWork = (services: Texts, source: ExportSource): JobHandler =>
  handleJob(bulkWriting, {
    run: async (ctx, { input, progress, signal }) => {
      const { entity: name, deed, changes, filter, search, batch } = input;
      const bulk = orRefuseJob(bulkOf(services, name, deed, changes));
      const matching = orRefuseJob(matchingRows(source, callerOf(ctx), bulk.entity, { filter, search }));
      await progress.step('find');
      // All of them first: what is changed may no longer be found, or be found again.
      const rows: BulkRow[] = [];
      for await (const page of matching) {
        rows.push(...page);
        if (rows.length > bulkLimits.job) orRefuseJob(no.tooManyRows({ max: bulkLimits.job }));
      }
      await progress.step('change', rows.length);
      const failures: BulkResult[] = [];
      let failed = 0;
      for (const [at, row] of rows.entries()) {
        if (signal.aborted) {
          // Stopped by its owner it ends here; stopped with the server it goes on later.
          if (signal.reason instanceof JobRefused)
            await noteBatch(ctx, batch, 'stop', { changed: at - failed, failed });
          signal.throwIfAborted();
        }
        const result = await doOne(ctx, services, bulk, row);
        if (result.problem !== undefined) {
          failed += 1;
          if (failures.length < bulkLimits.told) failures.push(result);
        }
        if (at % 50 === 49) await progress.done(at + 1);
      }
      await progress.done(rows.length);
      const until = await transactionNow(ctx);
      await noteBatch(ctx, batch, 'apply', { changed: rows.length - failed, failed });
      return { changed: rows.length - failed, failed, failures, until };
    },
  });

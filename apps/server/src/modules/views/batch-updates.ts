import { type Call, type Context, rightsOf } from '@homeport/engine';
import type { ExportSource } from '@homeport/engine/exchange';
import { enqueue, jobOf } from '@homeport/engine/jobs';
import { readFilter } from '@homeport/engine/pipeline';
import { type SumsSource, sumsOf } from '@homeport/engine/sums';
import {
  allFields,
  type Entity,
  isId,
  isRefusal,
  type JsonValue,
  type Refusal,
  readRecord,
  type Values,
} from '@homeport/grammar';
import type { JobLine } from '@homeport/model/exchange';
import {
  type BatchPreview,
  type BatchPreviewRow,
  type BatchSetup,
  type BulkRow,
  batchLimits,
  batchUpdate,
  viewsRefusals as no,
  type previewBatch,
  type startBatch,
} from '@homeport/model/views';
import { sql } from 'kysely';
import type { Services } from '../../services.ts';
import { callerOf } from '../documents/index.ts';
import { refusalText, shownJob } from '../exchange/index.ts';
import { titleIn } from '../notifications/index.ts';
import { type BulkInput, bulkOf, bulkWriting, transactionNow } from './bulk.ts';
import { startUndo } from './bulk-undo.ts';
import { matchingRows } from './matching-rows.ts';

type Texts = Pick<Services, 'catalogue' | 'textOf'>;
type Lists = ExportSource & SumsSource;
interface Wanted {
  readonly entity: Entity;
  readonly changes: Values;
}

/** Reads what is to be changed: open fields of the caller only, no status, each value as the field takes it. */
function wantedOf(ctx: Context, services: Texts, name: string | undefined, changes: unknown): Wanted | Refusal {
  const bulk = bulkOf(services, name, 'update', changes);
  if (isRefusal(bulk)) return bulk;
  const { entity } = bulk;
  const rights = rightsOf(callerOf(ctx), entity);
  if (rights.deeds.update === undefined) return no.notInBulk();
  if (Object.keys(bulk.changes).length === 0) return no.nothingToChange(undefined, 'changes');
  const how = { mode: 'update', hidden: rights.hidden, closed: rights.readOnly } as const;
  const read = readRecord(entity, bulk.changes, how);
  if (isRefusal(read)) return read;
  const names = Object.keys(read);
  const closed = names.find((one) => one.startsWith('?')) ?? names.find((one) => isUnique(entity, one));
  if (closed !== undefined || names.length === 0) {
    const field = closed?.replace('?', '') ?? '';
    const { label = '' } = allFields(entity)[field] ?? {};
    const key = `${entity.name}.${field}`;
    const said = services.textOf(key, {}, ctx.me.locale);
    return no.fieldClosed({ label: said === key ? label : said }, 'changes');
  }
  return { entity, changes: bulk.changes };
}
const isUnique = (entity: Entity, name: string): boolean =>
  entity.unique?.some(({ fields }) => fields.length === 1 && fields[0] === name) ?? false;

/** Counts what a batch update would find, and tries the first records: each is changed in a transaction that is given up. */
export async function answerPreview(
  ctx: Context,
  services: Texts,
  lists: Lists,
  call: Call<typeof previewBatch>,
): Promise<BatchPreview | Refusal> {
  const wanted = wantedOf(ctx, services, call.params.entity, call.body.changes);
  if (isRefusal(wanted)) return wanted;
  const { filter } = call.body;
  const found = await countOf(ctx, lists, wanted.entity, filter);
  if (isRefusal(found)) return found;
  const matching = matchingRows(lists, callerOf(ctx), wanted.entity, { filter, search: null });
  if (isRefusal(matching)) return matching;
  const rows: BatchPreviewRow[] = [];
  const refused: { id: string; title: string; problem: string }[] = [];
  const { hidden } = rightsOf(callerOf(ctx), wanted.entity);
  let tried = 0;
  for (const { id } of await firstOf(matching)) {
    if (call.signal.aborted) break;
    tried += 1;
    const stored = await ctx.records(wanted.entity).get(id);
    // Gone since it was found.
    if (isRefusal(stored)) continue;
    const title = titleIn(wanted.entity, stored, hidden);
    const would = await tryOne(ctx, wanted, id, stored);
    if (isRefusal(would)) refused.push({ id, title, problem: refusalText(ctx, services, wanted.entity, would) });
    else if (rows.length < batchLimits.shown) rows.push({ id, title, ...would });
  }
  return { found, tried, rows, refused };
}

async function firstOf(matching: AsyncGenerator<readonly BulkRow[]>): Promise<readonly BulkRow[]> {
  for await (const page of matching) return page.slice(0, batchLimits.tried);
  return [];
}

async function countOf(ctx: Context, lists: Lists, entity: Entity, filter: string | null): Promise<number | Refusal> {
  const counted = await sumsOf(lists, callerOf(ctx), entity, { filter });
  return isRefusal(counted) ? counted : counted.count;
}

/** Changes a record through everything a save goes through, looks at it, and gives it up. */
async function tryOne(
  ctx: Context,
  { entity, changes }: Wanted,
  id: string,
  stored: Values,
): Promise<Pick<BatchPreviewRow, 'before' | 'after'> | Refusal> {
  const given = Object.keys(changes);
  const part = (values: Values) => Object.fromEntries(given.map((wire) => [wire, values[wire] ?? null]));
  let seen: Pick<BatchPreviewRow, 'before' | 'after'> | undefined;
  const ended = await ctx.inTransaction<Refusal>(async (tx) => {
    const after = await tx.records(entity).update(id, changes);
    if (isRefusal(after)) return after;
    seen = { before: part(stored), after: part(after) };
    return no.notTakenBack();
  });
  return seen ?? ended;
}

/** What is kept as the conditions of a batch update has to be some, as the list that it was made from has them. */
function refuseSaid(ctx: Context, { catalogue }: Texts, entity: Entity, conditions: unknown): Refusal | undefined {
  if (conditions === null || (Array.isArray(conditions) && conditions.length === 0)) return undefined;
  const read = readFilter(catalogue, callerOf(ctx), entity, { all: conditions });
  return isRefusal(read) ? { ...read, field: 'conditions' } : undefined;
}

/** Starts a batch update that was looked at. */
export async function beginBatch(
  ctx: Context,
  services: Texts,
  lists: Lists,
  call: Call<typeof startBatch>,
): Promise<{ id: string; job: JobLine } | Refusal> {
  const wanted = wantedOf(ctx, services, call.params.entity, call.body.changes);
  if (isRefusal(wanted)) return wanted;
  const { filter, conditions, name, reason, found } = call.body;
  const unread = refuseSaid(ctx, services, wanted.entity, conditions);
  if (unread) return unread;
  const count = await countOf(ctx, lists, wanted.entity, filter);
  if (isRefusal(count)) return count;
  if (count !== found) return no.foundChanged({ count, expected: found });
  return ctx.inTransaction<{ id: string; job: JobLine } | Refusal>(async (tx) => {
    const { entity, changes } = wanted;
    const given = { name, reason, about: entity.name, conditions, changes: changes as StoredSetup['changes'], found };
    const system = tx.asSystem('a batch update is started');
    const made = await system.records(batchUpdate).create(given);
    if (isRefusal(made)) return made;
    const input: BulkInput = {
      entity: entity.name,
      deed: 'update',
      changes,
      filter,
      search: null,
      from: await transactionNow(tx),
      batch: made.id,
    };
    const job = await enqueue(tx, bulkWriting, input);
    await tx.query(sql`
      update app.batch_update set job = ${job}, created_by = ${tx.me.user}::uuid
      where tenant_id = ${tx.tenant}::uuid and id = ${made.id}::uuid`);
    await tx.audit('batchUpdate', { entity: entity.name, recordId: made.id, detail: { found: count } });
    const line = await jobOf(tx, job);
    return isRefusal(line) ? line : { id: made.id, job: shownJob(line, tx, services) };
  });
}

interface StoredSetup {
  readonly about: string;
  readonly conditions: JsonValue;
  readonly changes: Readonly<Record<string, JsonValue>>;
  readonly job: string;
}

/** What a batch update was told to do, for whoever may see it. */
async function setupOf(ctx: Context, id: string): Promise<StoredSetup | Refusal> {
  const seen = await ctx.records(batchUpdate).get(id);
  if (isRefusal(seen)) return seen;
  const [row] = await ctx.query<StoredSetup>(sql`
    select about, conditions, changes, job from app.batch_update where tenant_id = ${ctx.tenant}::uuid and id = ${id}::uuid`);
  return row as StoredSetup;
}

export async function answerSetup(ctx: Context, id: string): Promise<BatchSetup | Refusal> {
  const setup = await setupOf(ctx, id);
  if (isRefusal(setup)) return setup;
  const isMine = isId(setup.job) && !isRefusal(await jobOf(ctx, setup.job));
  return { entity: setup.about, conditions: setup.conditions ?? [], changes: setup.changes, isMine };
}

export async function undoOf(ctx: Context, services: Texts, id: string): Promise<JobLine | Refusal> {
  const setup = await setupOf(ctx, id);
  if (isRefusal(setup)) return setup;
  return startUndo(ctx, services, { params: { job: setup.job } });
}

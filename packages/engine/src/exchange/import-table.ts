import { createHash } from 'node:crypto';
import { isRefusal, type Refusal } from '@homeport/grammar';
import type { Context } from '../context.ts';
import { rightsOf } from '../rights/rights.ts';
import { exchangeLimits } from './exchange-limits.ts';
import { exchangeRefusals as no } from './exchange-refusals.ts';
import { type Existing, existingOfAll } from './existing-records.ts';
import type { ImportPlan, ImportWhat } from './import-plan.ts';
import type { ReadRow, RowProblem, RowReader } from './read-row.ts';
import { repeatsOfRecords, repeatsWithin } from './repeats.ts';

export interface ImportCounts {
  readonly rows: number;
  readonly created: number;
  readonly updated: number;
  /** Nothing to change, or left out by the mode. */
  readonly skipped: number;
  readonly failed: number;
  readonly warnings: number;
}
/** How far an import has come, stored with the rows it is about. */
export interface Checkpoint extends ImportCounts {
  /** The first problems, as many as are shown. */
  readonly problems: readonly RowProblem[];
}
export const noRowsYet: Checkpoint = {
  rows: 0,
  created: 0,
  updated: 0,
  skipped: 0,
  failed: 0,
  warnings: 0,
  problems: [],
};

export interface ImportWork {
  readonly plan: ImportPlan;
  readonly what: ImportWhat;
  /** Rows below the header. */
  readonly rows: AsyncIterable<readonly string[]>;
  readonly reader: RowReader;
  /** Numbers of the rows that are taken, as a spreadsheet counts them; all without. */
  readonly only?: ReadonlySet<number>;
  readonly from: Checkpoint;
  /** Stores the checkpoint, in the transaction of its rows. */
  readonly save: (ctx: Context, at: Checkpoint) => Promise<void>;
  /** Is told the number of rows that are through. */
  readonly done: (rows: number) => Promise<void>;
  /** Keeps a row that failed, with what is wrong with it. */
  readonly keepFailed: (row: number, cells: readonly string[], problems: readonly RowProblem[]) => Promise<void>;
  readonly signal: AbortSignal;
}

interface Item extends ReadRow {
  readonly cells: readonly string[];
  /** A row before it is about the same record, and says the same of it or something else. */
  readonly repeats?: 'the same' | 'otherwise';
}
interface Outcome {
  readonly kind: 'created' | 'updated' | 'skipped';
  /** Why a row was left out by the mode. */
  readonly note?: Refusal;
}

/**
 * Takes a table in, in batches through the same writes as any other change: access, rules, history. A batch is kept as a
 * whole with its checkpoint; when one of its rows is refused, its rows are done one by one, so that the good ones stay.
 * After a crash it goes on behind the last checkpoint: no row is taken in twice. A check writes nothing, a dry run
 * rolls everything back.
 */
export async function importTable(ctx: Context, work: ImportWork): Promise<Checkpoint> {
  const { rows, reader, signal, from } = work;
  let at = from;
  let position = 0;
  let taken = 0;
  let batch: Item[] = [];
  const seen: SeenRows = new Map();
  const likeRows = repeatsWithin(work.plan.entity);
  const flush = async () => {
    signal.throwIfAborted();
    at = await takeBatch(ctx, work, at, batch);
    batch = [];
    await work.done(at.rows);
  };
  for await (const cells of rows) {
    position += 1;
    if (position > exchangeLimits.importRows) throw new RangeError('more rows than an import may have');
    // The header is row 1.
    if (work.only && !work.only.has(position + 1)) continue;
    taken += 1;
    const read = await reader.read(position + 1, cells);
    const repeated = repeatOf(work.plan, read, seen);
    const alike = likeRows(read.row, read.body);
    if (taken <= from.rows) continue;
    const warnings = [
      ...(repeated === undefined ? [] : [no.sameAsRow({ other: repeated.row })]),
      // Of the same record twice that is said already.
      ...(repeated === undefined ? alike : []),
    ];
    const problems = [...read.problems, ...warnings.flatMap((one) => warned(reader, read.row, one))];
    batch.push({ ...read, problems, cells, ...(repeated && { repeats: repeated.says }) });
    if (batch.length >= exchangeLimits.batch) await flush();
  }
  if (batch.length > 0) await flush();
  return at;
}

const warned = (reader: RowReader, row: number, refusal: Refusal): RowProblem[] =>
  reader.explain(row, refusal).map((p) => ({ ...p, isWarning: true }));

/** Rows by what they are about; numbers, not their texts. */
type SeenRows = Map<number, { readonly row: number; readonly body: number }>;

/** The row before that is about the same record, by id or natural key, and whether it says the same of it. */
function repeatOf({ natural }: ImportPlan, { row, body }: ReadRow, seen: SeenRows) {
  const key =
    body.id ??
    (natural?.every((n) => body[n] !== null && body[n] !== undefined) ? natural.map((n) => body[n]) : undefined);
  if (key === undefined) return undefined;
  const hash = numberOf(key);
  const before = seen.get(hash);
  const said = numberOf(body);
  seen.set(hash, { row, body: said });
  return before && { row: before.row, says: before.body === said ? ('the same' as const) : ('otherwise' as const) };
}
const numberOf = (value: unknown): number =>
  createHash('sha256').update(JSON.stringify(value)).digest().readUIntBE(0, 6);

const failing = (item: Item): boolean => item.problems.some((p) => !p.isWarning);

async function takeBatch(ctx: Context, work: ImportWork, at: Checkpoint, items: readonly Item[]): Promise<Checkpoint> {
  const warnedItems = await warnedOfRecords(ctx, work, items);
  const together =
    work.what === 'CHECK' ? await set(work, at, warnedItems, []) : await tryRows(ctx, work, at, warnedItems);
  if (!isRefusal(together)) return together;
  let now = at;
  for (const item of warnedItems) now = await takeOne(ctx, work, now, item);
  return now;
}

/** Rows that make something new although something like it is there already; what changes a record on purpose is not warned of. */
async function warnedOfRecords(
  ctx: Context,
  { plan, reader, what }: ImportWork,
  items: readonly Item[],
): Promise<readonly Item[]> {
  // What is imported was checked before: the warnings were read, and did not hold anybody up.
  if (what === 'IMPORT') return items;
  const good = items.filter((item) => !failing(item));
  const existing = await existingOfAll(ctx, plan, good);
  const fresh = good.filter((item) => !existing.has(item));
  const found = await repeatsOfRecords(ctx, plan.entity, fresh);
  return items.map((item) => {
    const warnings = (found.get(item) ?? []).flatMap((one) => warned(reader, item.row, one));
    return warnings.length > 0 ? { ...item, problems: [...item.problems, ...warnings] } : item;
  });
}

async function takeOne(ctx: Context, work: ImportWork, at: Checkpoint, item: Item): Promise<Checkpoint> {
  if (failing(item)) return set(work, at, [item], []);
  const next = await tryRows(ctx, work, at, [item]);
  if (!isRefusal(next)) return next;
  return set(work, at, [{ ...item, problems: [...item.problems, ...work.reader.explain(item.row, next)] }], []);
}

/** Writes the good rows in one transaction and stores the checkpoint with them; a dry run then takes everything back. */
async function tryRows(
  ctx: Context,
  work: ImportWork,
  at: Checkpoint,
  items: readonly Item[],
): Promise<Checkpoint | Refusal> {
  const isTrial = work.what === 'DRY_RUN';
  let next = at;
  const result = await ctx.inTransaction<true | Refusal>(async (inside) => {
    const outcomes = await writeAll(
      inside,
      work.plan,
      items.filter((i) => !failing(i)),
    );
    if (isRefusal(outcomes)) return outcomes;
    const noted = items.map((i) => ({ ...i, problems: [...i.problems, ...notesOf(work, i.row, outcomes.get(i))] }));
    // Failed rows are kept before the checkpoint that counts them: kept twice is better than lost.
    const counted = [...outcomes].map(([item, outcome]) => (isTrial ? asImported(work.plan, item, outcome) : outcome));
    next = await set(work, at, noted, counted);
    if (isTrial) return no.onlyTried();
    await work.save(inside, next);
    return true;
  });
  return isRefusal(result) && !(isTrial && result.code === no.onlyTried().code) ? result : next;
}

/** What becomes of a row when the one before it, which a trial took back, is there. */
const asImported = ({ mode }: ImportPlan, { repeats }: Item, outcome: Outcome): Outcome =>
  outcome.kind === 'created' && repeats
    ? { kind: mode === 'CREATE' || repeats === 'the same' ? 'skipped' : 'updated' }
    : outcome;

const notesOf = ({ reader }: ImportWork, row: number, outcome: Outcome | undefined): RowProblem[] =>
  outcome?.note ? warned(reader, row, outcome.note) : [];

/** Writes rows in their order; new ones that follow each other are made together. */
async function writeAll(
  ctx: Context,
  plan: ImportPlan,
  items: readonly Item[],
): Promise<ReadonlyMap<Item, Outcome> | Refusal> {
  const existing = await existingOfAll(ctx, plan, items);
  const outcomes = new Map<Item, Outcome>();
  let fresh: Item[] = [];
  const make = async (): Promise<Refusal | undefined> => {
    const made = await ctx.records(plan.entity).createAll(fresh.map(({ body }) => body));
    if (isRefusal(made)) return made;
    for (const { id } of made) {
      const refused = await mayKeep(ctx, plan, id);
      if (refused) return refused;
    }
    for (const item of fresh) outcomes.set(item, { kind: 'created' });
    fresh = [];
    return undefined;
  };
  for (const item of items) {
    const known = existing.get(item);
    if (known === undefined && plan.mode !== 'UPDATE') {
      fresh.push(item);
      continue;
    }
    const refused = await make();
    if (refused) return refused;
    const outcome: Outcome | Refusal = known
      ? await change(ctx, plan, item.body, known)
      : { kind: 'skipped', note: no.doesNotExist() };
    if (isRefusal(outcome)) return outcome;
    outcomes.set(item, outcome);
  }
  return (await make()) ?? outcomes;
}

/** Changes the record that a row is about, where the mode wants that and the row says something else. */
async function change(
  ctx: Context,
  plan: ImportPlan,
  { id: _, ...changes }: Readonly<Record<string, unknown>>,
  existing: Existing,
): Promise<Outcome | Refusal> {
  if (plan.mode === 'CREATE') return { kind: 'skipped', note: no.existsAlready() };
  const changed = await ctx.records(plan.entity).update(existing.id, changes);
  if (isRefusal(changed)) return changed;
  if (changed.version === existing.version) return { kind: 'skipped' };
  return (await mayKeep(ctx, plan, existing.id)) ?? { kind: 'updated' };
}

/** The result must still be among the records the caller may import. */
async function mayKeep(ctx: Context, { entity }: ImportPlan, id: string): Promise<Refusal | undefined> {
  const where = rightsOf({ me: ctx.me, tenant: ctx.tenant, requestId: ctx.requestId }, entity).deeds.import;
  if (where === undefined) return no.notImportable();
  if (where === true) return undefined;
  const count = await ctx.records(entity).count({ all: [{ field: 'id', op: 'eq', value: id }, where] });
  return count === 1 ? undefined : no.notImportable();
}

/** The checkpoint behind these rows; those that failed are kept for the file of failed rows. */
async function set(
  work: ImportWork,
  at: Checkpoint,
  items: readonly Item[],
  outcomes: readonly Outcome[],
): Promise<Checkpoint> {
  for (const item of items)
    if (failing(item))
      await work.keepFailed(
        item.row,
        item.cells,
        item.problems.filter((p) => !p.isWarning),
      );
  const count = (kind: Outcome['kind']) => outcomes.filter((o) => o.kind === kind).length;
  const all = items.flatMap((i) => i.problems);
  return {
    rows: at.rows + items.length,
    created: at.created + count('created'),
    updated: at.updated + count('updated'),
    skipped: at.skipped + count('skipped'),
    failed: at.failed + items.filter(failing).length,
    warnings: at.warnings + all.filter((p) => p.isWarning).length,
    problems: [...at.problems, ...all].slice(0, exchangeLimits.problems),
  };
}

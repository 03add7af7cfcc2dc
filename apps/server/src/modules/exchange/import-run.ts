import { createReadStream, createWriteStream } from 'node:fs';
import { appendFile, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { type Call, type Context, defineJob, handleJob, type JobHandler } from '@homeport/engine';
import {
  type Cell,
  type Checkpoint,
  entityNamed,
  type FindCode,
  type ImportMode,
  type ImportPlan,
  type ImportWhat,
  importTable,
  exchangeRefusals as no,
  noRowsYet,
  planImport,
  type Reader,
  type RowProblem,
  readCsv,
  recordFinder,
  rowReader,
  writeCsv,
} from '@homeport/engine/exchange';
import { newFileKey } from '@homeport/engine/files';
import { enqueue, orRefuseJob, readCheckpoint, saveCheckpoint } from '@homeport/engine/jobs';
import { isId, isRefusal, type Refusal } from '@homeport/grammar';
import { type Attachment, attachment } from '@homeport/model/documents';
import type { ImportRows, JobLine, runImport } from '@homeport/model/exchange';
import { sql } from 'kysely';
import { incomingFolder } from '../../adapters/files/open-files.ts';
import { callerOf, type FileServices, recordFile, refuseExpired } from '../documents/index.ts';
import { scratchName } from './export.ts';
import { rememberMatch } from './remembered-match.ts';
import { newJob, readerOf } from './shown-job.ts';

interface ImportInput {
  readonly upload: string;
  readonly entity: string;
  readonly what: ImportWhat;
  readonly mode: ImportMode;
  readonly columns: readonly (string | null)[];
  readonly dateFormat: string | null;
  readonly delimiter: ',' | ';' | null;
  readonly keepGoing: boolean;
  readonly rows: number | null;
  readonly repairs: Repairs | null;
  readonly onlyRepaired: boolean;
}
const importing = defineJob<ImportInput>('exchange.import');
interface Upload {
  readonly file: Attachment;
  readonly key: string;
  readonly isCsv: boolean;
  readonly delimiter: ',' | ';';
}

/** Hands an import over to the queue, when its columns make sense. */
export async function startImport(
  ctx: Context,
  services: FileServices,
  call: Call<typeof runImport>,
): Promise<JobLine | Refusal> {
  const upload = await uploadOf(ctx, call.params.id ?? '');
  if (isRefusal(upload)) return upload;
  const { body } = call;
  const columns = columnsIn(body.columns);
  if (!columns || !upload.file.entity) return { ...no.unknownColumn({ name: '?' }), field: 'columns' };
  const repairs = repairsIn(body.repairs);
  if (repairs === undefined || (body.onlyRepaired && repairs === null)) return no.wrongRepairs(undefined, 'repairs');
  const input: ImportInput = {
    upload: upload.file.id,
    entity: upload.file.entity,
    what: body.what,
    mode: body.mode ?? 'CREATE_OR_UPDATE',
    columns,
    dateFormat: body.dateFormat,
    delimiter: body.delimiter,
    keepGoing: body.keepGoing ?? true,
    rows: body.rows,
    repairs,
    onlyRepaired: body.onlyRepaired ?? false,
  };
  const plan = await planOf(
    ctx,
    services,
    input,
    upload,
    columns.map(() => ''),
    await readerOf(ctx, services),
  );
  if (isRefusal(plan)) return plan;
  return newJob(ctx, services, await enqueue(ctx, importing, input));
}

/** Cells by the number of their row. */
type Repairs = Readonly<Record<string, readonly string[]>>;
/** So many rows are repaired at once; more are repaired in the file. */
const mostRepairs = 100;
const longestCell = 10_000;

/** Repairs as they were sent; null without any, undefined when they make no sense. */
function repairsIn(given: unknown): Repairs | null | undefined {
  if (given === null || given === undefined) return null;
  if (typeof given !== 'object' || Array.isArray(given)) return undefined;
  const rows = Object.entries(given);
  const isRight = ([row, cells]: [string, unknown]) =>
    /^[1-9]\d{0,8}$/.test(row) &&
    row !== '1' &&
    Array.isArray(cells) &&
    cells.length <= 1000 &&
    cells.every((cell) => typeof cell === 'string' && cell.length <= longestCell);
  if (rows.length > mostRepairs || !rows.every(isRight)) return undefined;
  return rows.length === 0 ? null : (given as Repairs);
}

const columnsIn = (given: unknown): (string | null)[] | undefined =>
  Array.isArray(given) && given.length <= 1000 && given.every((c) => c === null || typeof c === 'string')
    ? given
    : undefined;

/** The caller's own upload. */
async function uploadOf(ctx: Context, id: string): Promise<Upload | Refusal> {
  if (!isId(id)) return no.notFound();
  const file = await ctx.records(attachment).get(id);
  if (isRefusal(file) || file.purpose !== 'IMPORT' || refuseExpired(file, ctx.now)) return no.notFound();
  const [row] = await ctx.query<{ key: string }>(sql`
    select storage_key as key from app.attachment where tenant_id = ${ctx.tenant}::uuid and id = ${id}::uuid and created_by = ${ctx.me.user}::uuid`);
  if (!row) return no.notFound();
  const { isCsv, delimiter }: { isCsv?: boolean; delimiter?: ',' | ';' } = JSON.parse(file.note ?? '{}');
  return { file, key: row.key, isCsv: isCsv ?? true, delimiter: delimiter ?? ',' };
}

async function planOf(
  ctx: Context,
  services: FileServices,
  input: ImportInput,
  upload: Upload,
  headers: readonly string[],
  reader: Reader,
): Promise<ImportPlan | Refusal> {
  const entity = entityNamed(services.catalogue, input.entity);
  if (isRefusal(entity)) return entity;
  return planImport(
    callerOf(ctx),
    entity,
    { targets: input.columns, headers, mode: input.mode, isCsv: upload.isCsv },
    reader,
  );
}

/** Checks, tries or does an import; its result counts, names what was found, and leads to the rows that failed. */
export const importJob = (services: FileServices, findCode: (ctx: Context) => FindCode): JobHandler =>
  handleJob(importing, {
    run: async (ctx, { id, input, progress, signal }) => {
      const upload = orRefuseJob(await uploadOf(ctx, input.upload));
      const reader = {
        ...(await readerOf(ctx, services)),
        ...(input.dateFormat ? { dateFormat: input.dateFormat } : {}),
      };
      const folder = incomingFolder(services.configuration);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const table = join(folder, scratchName());
      const failed = join(folder, `${id}.failed.part`);
      try {
        await pipeline(await services.files.get(upload.key), createWriteStream(table, { mode: 0o600 }));
        const delimiter = input.delimiter ?? upload.delimiter;
        const headers = await headerOf(table, delimiter);
        const plan = orRefuseJob(await planOf(ctx, services, input, upload, headers, reader));
        if (input.what === 'IMPORT') await rememberMatch(ctx, plan.entity.name, headers, input.columns);
        const from = (await readCheckpoint<Checkpoint>(ctx, id)) ?? noRowsYet;
        if (from === noRowsYet) await rm(failed, { force: true });
        const pass = async (what: ImportWhat, start: Checkpoint): Promise<Checkpoint> => {
          await progress.step(steps[what], input.rows ?? undefined);
          return importTable(ctx, {
            plan,
            what,
            rows: repaired(rowsOf(table, delimiter, signal), input.repairs),
            ...(input.onlyRepaired ? { only: new Set(Object.keys(input.repairs ?? {}).map(Number)) } : {}),
            from: start,
            signal,
            reader: rowReader(plan, reader, { record: recordFinder(ctx, services.catalogue), code: findCode(ctx) }),
            save: (inside, checkpoint) => saveCheckpoint(inside, id, checkpoint),
            done: (count) => progress.done(count),
            keepFailed: (row, cells, problems) =>
              appendFile(failed, `${JSON.stringify([row, cells, problems.map((p) => p.title)])}\n`, { mode: 0o600 }),
          });
        };
        const isAllOrNothing = input.what === 'IMPORT' && !input.keepGoing && from === noRowsYet;
        const trial = isAllOrNothing ? await pass('DRY_RUN', noRowsYet) : undefined;
        const isRefused = trial !== undefined && trial.failed > 0;
        const at = isRefused ? { ...trial, created: 0, updated: 0, skipped: 0 } : await pass(input.what, from);
        const file =
          at.failed > 0
            ? await storeFailed(ctx, services, failed, {
                headers,
                name: upload.file.name,
                entity: plan.entity.name,
                job: id,
              })
            : null;
        return resultOf(at, file);
      } finally {
        await rm(table, { force: true });
        if (!signal.aborted) await rm(failed, { force: true });
      }
    },
  });

const steps: Readonly<Record<ImportWhat, string>> = { CHECK: 'check', DRY_RUN: 'try', IMPORT: 'import' };

async function* repaired(rows: AsyncIterable<string[]>, repairs: Repairs | null): AsyncGenerator<readonly string[]> {
  // The header is row 1.
  let row = 1;
  for await (const cells of rows) {
    row += 1;
    yield repairs?.[row] ?? cells;
  }
}

/** Rows of one's own upload as they stand in it. */
export async function rowsToRepair(
  ctx: Context,
  services: FileServices,
  id: string,
  asked: string,
): Promise<ImportRows | Refusal> {
  const numbers = new Set(asked.split(',').map(Number));
  if (numbers.size > mostRepairs || [...numbers].some((one) => !Number.isInteger(one) || one < 2))
    return no.wrongRepairs(undefined, 'rows');
  const upload = await uploadOf(ctx, id);
  if (isRefusal(upload)) return upload;
  const folder = incomingFolder(services.configuration);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const table = join(folder, scratchName());
  try {
    await pipeline(await services.files.get(upload.key), createWriteStream(table, { mode: 0o600 }));
    const last = Math.max(...numbers);
    const rows: { row: number; cells: string[] }[] = [];
    let row = 1;
    for await (const cells of rowsOf(table, upload.delimiter, AbortSignal.timeout(20_000))) {
      row += 1;
      if (numbers.has(row)) rows.push({ row, cells });
      if (row >= last) break;
    }
    return { rows };
  } finally {
    await rm(table, { force: true });
  }
}

async function headerOf(path: string, delimiter: ',' | ';'): Promise<string[]> {
  for await (const row of readCsv(path, delimiter)) return row.map((h) => h.trim());
  return [];
}
/** The rows below the header. */
async function* rowsOf(path: string, delimiter: ',' | ';', signal: AbortSignal): AsyncGenerator<string[]> {
  let isHeader = true;
  for await (const row of readCsv(path, delimiter, signal)) {
    if (!isHeader) yield row;
    isHeader = false;
  }
}

const resultOf = ({ problems, ...counts }: Checkpoint, file: { id: string; name: string } | null) => ({
  counts,
  findings: problems.map(({ row, column, field, code, title, text, isWarning }: RowProblem) => ({
    row,
    column,
    field,
    code,
    title,
    text,
    isWarning,
  })),
  file,
});

/** The rows that failed, as they were, with what is wrong with them in a last column: to be mended and imported again. */
async function storeFailed(
  ctx: Context,
  services: FileServices,
  path: string,
  of: { headers: readonly string[]; name: string; entity: string; job: string },
): Promise<{ id: string; name: string }> {
  const rows = async function* (): AsyncGenerator<[Cell[]]> {
    let last = 0;
    for await (const line of createInterface({ input: createReadStream(path), crlfDelay: Number.POSITIVE_INFINITY })) {
      const [row, cells, problems]: [number, string[], string[]] = JSON.parse(line);
      // A row may have been kept twice when a batch was repeated.
      if (row <= last) continue;
      last = row;
      const texts = [...of.headers.map((_, i) => cells[i] ?? ''), problems.join('; ')];
      yield [texts.map((text): Cell => (text === '' ? undefined : { kind: 'text', text }))];
    }
  };
  const key = newFileKey(ctx.tenant, ctx.now);
  const { size, sha256 } = await services.files.put(
    key,
    writeCsv([...of.headers, '!'], rows(), { delimiter: ',', bom: true }),
  );
  const name = `${of.name.replace(/\.\w+$/, '')}-failed.csv`;
  const expires = ctx.now.add({ hours: 48 }).toString({ smallestUnit: 'second' });
  const about = { purpose: 'IMPORT', share: 'ME', owner: null, entity: of.entity, entityId: of.job, expires } as const;
  const record = orRefuseJob(await recordFile(ctx, { key, name, type: 'text/csv', size, sha256 }, about));
  return { id: record.id, name };
}

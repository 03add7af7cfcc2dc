import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Call, Context, RawAnswer } from '@homeport/engine';
import {
  columnLabel,
  contentTypes,
  entityNamed,
  exchangeLimits,
  importColumns,
  matchColumns,
  exchangeRefusals as no,
  type Reader,
  readCsv,
  sniffDelimiter,
  UnreadableTable,
  writeCsv,
  writeXlsx,
  xlsxToCsv,
} from '@homeport/engine/exchange';
import { fileLimits, fileRefusals, identifyUpload, newFileKey, receive } from '@homeport/engine/files';
import { isNeeded, isNumberedAtStart, isRefusal, type Refusal } from '@homeport/grammar';
import type { ImportColumn, ImportUpload, importTemplate, uploadImport } from '@homeport/model/exchange';
import { incomingFolder } from '../../adapters/files/open-files.ts';
import { callerOf, type FileServices, recordFile, refuseOverQuota } from '../documents/index.ts';
import { scratchName } from './export.ts';
import { rememberedMatch } from './remembered-match.ts';
import { readerOf } from './shown-job.ts';

/** How long an uploaded table waits to be imported. */
const DAYS = 7;

/**
 * Takes a table in: checked, an XLSX turned into CSV in a thread of its own, stored for its uploader alone. Answers what
 * its columns seem to mean.
 */
export async function takeTable(
  ctx: Context,
  services: FileServices,
  call: Call<typeof uploadImport>,
): Promise<ImportUpload | Refusal> {
  const entity = entityNamed(services.catalogue, call.body.entity);
  if (isRefusal(entity)) return entity;
  const targets = importColumns(callerOf(ctx), entity);
  if (isRefusal(targets)) return targets;
  const { file } = call;
  if (!file) return fileRefusals.empty();
  file.stream.on('error', () => {});
  const full = await refuseOverQuota(ctx);
  if (full) return full;
  const folder = incomingFolder(services.configuration);
  const received = await receive(file.stream, { folder, limit: fileLimits.importFile });
  if (isRefusal(received)) return received;
  await using table = received;
  const kind = await identifyUpload(table, file.name, ['csv', 'xlsx']);
  if (isRefusal(kind)) return kind.code === fileRefusals.unknownType().code ? no.wrongFile() : kind;
  const isCsv = kind.extension === 'csv';
  const path = isCsv ? table.path : join(folder, scratchName());
  try {
    const refused = isCsv ? undefined : await xlsxToCsv(table.path, path);
    if (refused) return refused;
    const delimiter = isCsv ? await sniffDelimiter(path) : ',';
    const sketch = await sketchOf(path, delimiter);
    if (isRefusal(sketch)) return sketch;
    const reader = await readerOf(ctx, services);
    const remembered = await rememberedMatch(ctx, entity.name, sketch.headers, new Set(targets.map((c) => c.key)));
    const matched = remembered ?? matchColumns(entity, targets, sketch.headers, reader);
    const key = newFileKey(ctx.tenant, ctx.now);
    const { size } = await services.files.put(key, createReadStream(path));
    const expires = ctx.now.add({ hours: 24 * DAYS }).toString({ smallestUnit: 'second' });
    // What later steps need to know of the table: whether texts carry quotes against formulas, and the separator.
    const note = JSON.stringify({ isCsv, delimiter });
    return await file.once<ImportUpload>(async (tx) => {
      const record = await recordFile(
        tx,
        { key, name: file.name, type: 'text/csv', size, sha256: table.sha256 },
        { purpose: 'IMPORT', share: 'ME', owner: null, entity: entity.name, entityId: null, expires, note },
      );
      if (isRefusal(record)) return record;
      return {
        id: record.id,
        entity: entity.name,
        name: record.name,
        rows: sketch.rows,
        delimiter: isCsv ? delimiter : null,
        isRemembered: remembered !== undefined,
        columns: sketch.headers.map(
          (header, index): ImportColumn => ({
            index,
            header,
            samples: sketch.samples[index] ?? [],
            target: matched[index] ?? null,
          }),
        ),
        targets: targets.map((c) => ({
          key: c.key,
          label: columnLabel(entity, c, reader),
          required: isNeeded(c.field),
          type: c.field.type,
        })),
      };
    });
  } finally {
    if (!isCsv) await rm(path, { force: true });
  }
}

interface Sketch {
  readonly headers: readonly string[];
  readonly samples: readonly (readonly string[])[];
  readonly rows: number;
}

/** Header, a few values of each column, and the number of rows. */
async function sketchOf(path: string, delimiter: ',' | ';'): Promise<Sketch | Refusal> {
  let headers: string[] | undefined;
  let samples: string[][] = [];
  let rows = 0;
  try {
    for await (const row of readCsv(path, delimiter)) {
      if (!headers) {
        headers = row.map((h) => h.trim());
        samples = headers.map(() => []);
        if (headers.length > exchangeLimits.columns) return no.tooManyColumns({ max: exchangeLimits.columns });
        continue;
      }
      rows += 1;
      if (rows > exchangeLimits.importRows) return no.tooManyImportRows({ max: exchangeLimits.importRows });
      if (rows > 200) continue;
      for (const [i, seen] of samples.entries()) {
        const text = (row[i] ?? '').trim().slice(0, 80);
        if (text !== '' && seen.length < exchangeLimits.samples && !seen.includes(text)) seen.push(text);
      }
    }
  } catch (error) {
    if (error instanceof UnreadableTable) return no.unreadable();
    throw error;
  }
  return headers && rows > 0 ? { headers, samples, rows } : no.noRows();
}

/** An empty table with a column for everything that can be imported, named in the caller's language. */
export async function answerTemplate(
  ctx: Context,
  services: FileServices,
  call: Call<typeof importTemplate>,
): Promise<RawAnswer | Refusal> {
  const entity = entityNamed(services.catalogue, call.params.entity);
  if (isRefusal(entity)) return entity;
  const targets = importColumns(callerOf(ctx), entity);
  if (isRefusal(targets)) return targets;
  const reader: Reader = await readerOf(ctx, services);
  const headers = targets
    .filter((c) => c.name !== 'id')
    .map((c) => `${columnLabel(entity, c, reader)}${c.field.required && !isNumberedAtStart(c.field) ? ' *' : ''}`);
  const format = call.query.format ?? 'csv';
  const body =
    format === 'csv'
      ? writeCsv(headers, nothing(), { delimiter: ',', bom: true })
      : writeXlsx(
          entity.plural,
          headers.map((header) => ({ header })),
          nothing(),
        );
  return {
    type: contentTypes[format],
    body,
    download: `${entity.plural.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.${format}`,
  };
}
async function* nothing(): AsyncGenerator<never[]> {}

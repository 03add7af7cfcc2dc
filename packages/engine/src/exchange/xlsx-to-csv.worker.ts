import { createReadStream, createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { stringify } from 'csv-stringify';
import { type CellValue, streamXlsxRows } from 'hucre/xlsx';
import type { XlsxTask } from './xlsx-to-csv.ts';

/**
 * Runs in a thread of its own with little memory: whatever a workbook unpacks to, it takes down this thread at most.
 * Writes the first sheet as CSV: days and moments in ISO form, numbers as their digits, nothing calculated.
 */
const { from, to, rows: mostRows, columns: mostColumns, bytes: mostBytes } = workerData as XlsxTask;

const pad = (n: number): string => String(n).padStart(2, '0');
function cellText(value: CellValue): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) {
    if (Number.isNaN(value.getTime())) return '';
    // Spreadsheets know no zones: what a cell shows is what was typed.
    const rounded = new Date(Math.round(value.getTime() / 1000) * 1000);
    const day = `${String(rounded.getUTCFullYear()).padStart(4, '0')}-${pad(rounded.getUTCMonth() + 1)}-${pad(rounded.getUTCDate())}`;
    const time = `${pad(rounded.getUTCHours())}:${pad(rounded.getUTCMinutes())}:${pad(rounded.getUTCSeconds())}`;
    return time === '00:00:00' ? day : `${day}T${time}Z`;
  }
  if (typeof value === 'number') return digitsOf(value);
  return String(value);
}
/** Fifteen digits, as a spreadsheet shows them: 0.1 + 0.2 was typed as 0.3. Never an exponent. */
function digitsOf(value: number): string {
  if (!Number.isFinite(value)) return '';
  const short = Number(value.toPrecision(15));
  return Math.abs(short) < 1e21 && Math.abs(short) >= 1e-6
    ? String(short)
    : short.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 20 });
}

async function* lines(): AsyncGenerator<string[]> {
  let count = 0;
  let written = 0;
  const source = Readable.toWeb(createReadStream(from));
  for await (const { values } of streamXlsxRows(source)) {
    const last = values.findLastIndex((v) => v !== null && v !== undefined && v !== '');
    if (last < 0) continue;
    if (last >= mostColumns) throw new Error('tooManyColumns');
    const cells = values.slice(0, last + 1).map(cellText);
    count += 1;
    written += cells.reduce((sum, c) => sum + c.length + 1, 0);
    if (count > mostRows + 1) throw new Error('tooManyRows');
    if (written > mostBytes) throw new Error('tooLarge');
    yield cells;
  }
}

try {
  await pipeline(
    Readable.from(lines(), { highWaterMark: 32 }),
    // A lone CR would end a row.
    stringify({ record_delimiter: '\n', quoted_match: /\r/ }),
    createWriteStream(to, { flags: 'wx', mode: 0o600 }),
  );
  parentPort?.postMessage({ isDone: true });
} catch (error) {
  parentPort?.postMessage({ problem: (error as Error).message });
}

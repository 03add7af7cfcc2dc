import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { exchangeLimits } from './exchange-limits.ts';

export type Delimiter = ',' | ';';

/** A file that is no table: a quote that never closes, or a row longer than any record. */
export class UnreadableTable extends Error {}

/** The rows of a CSV file in UTF-8, header first, one in memory at a time. Rows without any value are left out. */
export async function* readCsv(path: string, delimiter: Delimiter, signal?: AbortSignal): AsyncGenerator<string[]> {
  const { parse } = await import('csv-parse');
  const parser = parse({
    bom: true,
    delimiter,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: exchangeLimits.cell * 10,
  });
  const source = createReadStream(path, signal ? { signal } : {});
  pipeline(source, parser, () => {});
  try {
    for await (const row of parser as AsyncIterable<string[]>) if (row.some((cell) => cell.trim() !== '')) yield row;
  } catch (error) {
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('CSV_'))
      throw new UnreadableTable(error.message);
    throw error;
  }
}

/** Which of comma and semicolon separates the cells: the one that stands more often in the header, outside of quotes. */
export async function sniffDelimiter(path: string): Promise<Delimiter> {
  await using file = await open(path, 'r');
  const { buffer, bytesRead } = await file.read(Buffer.alloc(16_384), 0, 16_384, 0);
  let isQuoted = false;
  let commas = 0;
  let semicolons = 0;
  for (const byte of buffer.subarray(0, bytesRead)) {
    if (byte === 0x22) isQuoted = !isQuoted;
    if (isQuoted) continue;
    if (byte === 0x0a || byte === 0x0d) break;
    if (byte === 0x2c) commas += 1;
    if (byte === 0x3b) semicolons += 1;
  }
  return semicolons > commas ? ';' : ',';
}

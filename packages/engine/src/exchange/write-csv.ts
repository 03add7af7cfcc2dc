import { Readable } from 'node:stream';
import { type CsvOptions, csvText } from './csv-text.ts';
import type { Cell } from './format-value.ts';

/** A table as CSV, with or without its header, some rows at a time. */
export function writeCsv(
  header: readonly string[] | undefined,
  batches: AsyncIterable<readonly (readonly Cell[])[]>,
  how: CsvOptions,
): Readable {
  const text = async function* (): AsyncGenerator<string> {
    const head = csvText(header ? [header] : [], how);
    if (head !== '') yield head;
    for await (const rows of batches) yield csvText(rows, { ...how, bom: false });
  };
  return Readable.from(text(), { objectMode: false });
}

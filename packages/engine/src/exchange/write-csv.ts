import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { Cell } from './format-value.ts';
import { withoutFormula } from './formulas.ts';

export interface CsvOptions {
  readonly delimiter: ',' | ';';
  /** A mark at the beginning by which Excel knows UTF-8. */
  readonly bom: boolean;
}

/** A table as CSV (RFC 4180, CR LF), one row at a time. No text becomes a formula. */
export function writeCsv(header: readonly string[], rows: AsyncIterable<readonly Cell[]>, how: CsvOptions): Readable {
  const lines = async function* (): AsyncGenerator<string[]> {
    yield header.map(withoutFormula);
    for await (const row of rows) yield row.map(cellText);
  };
  const source = Readable.from(lines(), { highWaterMark: 64 });
  const csv = stringify({
    delimiter: how.delimiter,
    bom: how.bom,
    record_delimiter: '\r\n',
    quoted_match: /^\s|\s$|[,;]/,
  });
  source.on('error', (error) => csv.destroy(error));
  csv.on('close', () => source.destroy());
  return source.pipe(csv);
}

const cellText = (cell: Cell): string =>
  cell === undefined ? '' : cell.kind === 'text' ? withoutFormula(cell.text) : cell.text;

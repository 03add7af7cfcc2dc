import { Readable } from 'node:stream';
import type { Cell } from './format-value.ts';
import { withoutFormula } from './formulas.ts';

export interface CsvOptions {
  readonly delimiter: ',' | ';' | '\t';
  /** A mark at the beginning by which Excel knows UTF-8. */
  readonly bom: boolean;
}

/** What some program takes for the end of a cell or of a row; a lone CR or LF ends a row as well. */
export const needsQuotes = /^\s|\s$|[,;\t\r\n\v\f\u0085\u2028\u2029]/;

/** A table as CSV (RFC 4180, CR LF), with or without its header, some rows at a time. No text becomes a formula. */
export function writeCsv(
  header: readonly string[] | undefined,
  batches: AsyncIterable<readonly (readonly Cell[])[]>,
  how: CsvOptions,
): Readable {
  const text = async function* (): AsyncGenerator<string> {
    const { stringify } = await import('csv-stringify/sync');
    const options = { delimiter: how.delimiter, record_delimiter: '\r\n', quoted_match: needsQuotes } as const;
    if (header) yield stringify([header.map(withoutFormula)], { ...options, bom: how.bom });
    else if (how.bom) yield '\uFEFF';
    for await (const rows of batches)
      yield stringify(
        rows.map((row) => row.map(cellText)),
        options,
      );
  };
  return Readable.from(text(), { objectMode: false });
}

const cellText = (cell: Cell): string =>
  cell === undefined ? '' : cell.kind === 'text' ? withoutFormula(cell.text) : cell.text;

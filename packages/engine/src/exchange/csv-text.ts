import type { Cell } from './format-value.ts';
import { withoutFormula } from './formulas.ts';

export interface CsvOptions {
  readonly delimiter: ',' | ';' | '\t';
  /** A mark at the beginning by which Excel knows UTF-8. */
  readonly bom: boolean;
}
/** What is given as text is text; cells of a list may also be numbers, which no program takes for a formula. */
export type CsvCell = string | Cell;

/** What some program takes for the end of a cell or of a row, or leaves away; a lone CR or LF ends a row as well. */
const needsQuotes = /^\s|\s$|[",;\t\r\n\v\f\u0085\u2028\u2029]/;

/**
 * Rows as CSV (RFC 4180, CR LF): all CSV that the product writes. No text becomes a formula, and none breaks its row, whatever
 * somebody has written and whoever opens it.
 */
export function csvText(
  rows: readonly (readonly CsvCell[])[],
  { delimiter, bom }: CsvOptions = { delimiter: ',', bom: true },
): string {
  const lines = rows.map((row) => `${row.map(written).join(delimiter)}\r\n`);
  return (bom ? '\uFEFF' : '') + lines.join('');
}

function written(cell: CsvCell): string {
  const text = shown(cell).toWellFormed();
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function shown(cell: CsvCell): string {
  if (cell === undefined) return '';
  if (typeof cell === 'string') return withoutFormula(cell);
  return cell.kind === 'text' ? withoutFormula(cell.text) : cell.text;
}

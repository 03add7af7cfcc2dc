import { Readable } from 'node:stream';
import type { CellValue } from 'hucre/xlsx';
import type { Cell } from './format-value.ts';

/** A column of a sheet: its header and what its cells are, for width and format. */
export interface SheetColumn {
  readonly header: string;
  /** Characters its values mostly take. */
  readonly width?: number;
  /** Excel number format, for days and numbers. */
  readonly format?: string;
}

/** A table as an XLSX workbook, some rows at a time: text is typed as text, numbers as numbers, days as days. */
export function writeXlsx(
  name: string,
  columns: readonly SheetColumn[],
  batches: AsyncIterable<readonly (readonly Cell[])[]>,
  how: { readonly withoutHeader?: boolean } = {},
): Readable {
  const values = async function* (): AsyncGenerator<CellValue[]> {
    for await (const rows of batches)
      for (const row of rows) {
        // The library asks for the format of a column with each row: amounts of one column are in several currencies.
        row.forEach((cell, i) => {
          const format = cell?.kind === 'number' ? (cell.format ?? columns[i]?.format) : columns[i]?.format;
          const column = shown[i];
          if (column) column.numFmt = format;
        });
        yield row.map(cellValue);
      }
  };
  const shown = columns.map((c): { header?: string; width: number; numFmt?: string | undefined } => ({
    ...(how.withoutHeader ? {} : { header: c.header }),
    width: Math.min(40, Math.max(c.width ?? 12, c.header.length + 4)),
    ...(c.format ? { numFmt: c.format } : {}),
  }));
  const bytes = async function* (): AsyncGenerator<Uint8Array> {
    // Loaded with the first workbook: the library is large.
    const { writeXlsxStream } = await import('hucre/xlsx');
    yield* writeXlsxStream(values(), {
      name: sheetName(name),
      columns: shown,
      ...(how.withoutHeader ? {} : { freezePane: { rows: 1 } }),
    });
  };
  return Readable.from(bytes(), { objectMode: false });
}

/** What Excel accepts as the name of a sheet. */
const sheetName = (name: string): string =>
  name
    .replace(/[[\]:*?/\\']/g, ' ')
    .trim()
    .slice(0, 28) || 'Sheet';

/** Digits a spreadsheet keeps; longer numbers would change and stay text. */
const PRECISE = 15;

function cellValue(cell: Cell): CellValue {
  if (cell === undefined) return null;
  if (cell.kind === 'yesNo') return cell.value;
  if (cell.kind === 'day') return dayValue(cell.day);
  if (cell.kind === 'number')
    return digitsOf(cell).replace(/[-.]/g, '').replace(/^0+/, '').length <= PRECISE
      ? Number(digitsOf(cell))
      : cell.text;
  return storable(cell.text);
}

const digitsOf = (cell: Extract<Cell, { kind: 'number' }>): string => cell.digits ?? cell.text;

/** Spreadsheets know days from 1900-03-01 on without doubt; earlier ones stay text. */
function dayValue(day: string): CellValue {
  return day >= '1900-03-01' && day <= '9999-12-31' ? new Date(`${day}T00:00:00Z`) : day;
}

/** A cell has no place for more characters. */
const LONGEST = 32_767;

/**
 * A text as a cell takes it. The library writes control characters as `_x0001_`, which is how workbooks know them; a text
 * that looks like such a mark is told apart by a mark of its own. What does not fit ends in an ellipsis, so that it is seen.
 */
function storable(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is left out
  const known = text.toWellFormed().replace(/[\u0000\ufffe\uffff]/g, '');
  const marked = known.replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_');
  return marked.length <= LONGEST ? marked : `${marked.slice(0, LONGEST - 1).toWellFormed()}…`;
}

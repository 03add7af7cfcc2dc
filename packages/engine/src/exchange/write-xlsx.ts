import { Readable } from 'node:stream';
import type { CellValue } from 'hucre/xlsx';
import type { Cell } from './format-value.ts';

/** A column of a sheet: its header and what its cells are, for width and format. */
export interface SheetColumn {
  readonly header: string;
  /** Excel number format, for days. */
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
    for await (const rows of batches) for (const row of rows) yield row.map(cellValue);
  };
  const bytes = async function* (): AsyncGenerator<Uint8Array> {
    // Loaded with the first workbook: the library is large.
    const { writeXlsxStream } = await import('hucre/xlsx');
    yield* writeXlsxStream(values(), {
      name: sheetName(name),
      columns: columns.map((c) => ({
        ...(how.withoutHeader ? {} : { header: c.header }),
        width: Math.min(40, Math.max(12, c.header.length + 4)),
        ...(c.format ? { numFmt: c.format } : {}),
      })),
      ...(how.withoutHeader ? {} : { freezePane: { rows: 1 } }),
    }) as AsyncIterable<Uint8Array>;
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
    return cell.text.replace(/[-.]/g, '').replace(/^0+/, '').length <= PRECISE ? Number(cell.text) : cell.text;
  return storable(cell.text);
}

/** Spreadsheets know days from 1900-03-01 on without doubt; earlier ones stay text. */
function dayValue(day: string): CellValue {
  return day >= '1900-03-01' && day <= '9999-12-31' ? new Date(`${day}T00:00:00Z`) : day;
}

/** XML has no place for control characters, a cell none for more than 32,767 characters. */
const storable = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is left out
  text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '').slice(0, 32_767);

/** The door of exchange: any list as a file, any file as records. */
export { type Column, columnLabel, matchColumns } from './columns.ts';
export { csvText } from './csv-text.ts';
export { entityNamed } from './entity-named.ts';
export { exchangeLimits } from './exchange-limits.ts';
export { exchangeRefusals } from './exchange-refusals.ts';
export { type ExportSource, exportAccess } from './export-rights.ts';
export {
  contentTypes,
  countRows,
  type ExportPlan,
  type ExportWish,
  exportFile,
  exportName,
  exportRows,
  isLong,
  planExport,
} from './export-table.ts';
export { recordFinder } from './find-record.ts';
export type { Cell } from './format-value.ts';
export { type ImportMode, type ImportPlan, type ImportWhat, importColumns, planImport } from './import-plan.ts';
export { type Checkpoint, type ImportCounts, type ImportWork, importTable, noRowsYet } from './import-table.ts';
export { planPaths, type WantedPath } from './plan-paths.ts';
export type { FindCode, FindRecord } from './read-cell.ts';
export { type Delimiter, readCsv, sniffDelimiter, UnreadableTable } from './read-csv.ts';
export { type ReadRow, type RowProblem, type RowReader, rowReader } from './read-row.ts';
export { sentence } from './sentence.ts';
export { fieldLabel, languageOf, type Reader, type TextOf, valueLabels, yesNoWords } from './words.ts';
export { writeCsv } from './write-csv.ts';
export { writeXlsx } from './write-xlsx.ts';
export { xlsxToCsv } from './xlsx-to-csv.ts';

import type { Entity, Filter } from '@homeport/grammar';
import type { UploadOptions } from '../../upload/xhr-upload.ts';
import type { Sorting } from './record-source.ts';

/** A column of an uploaded file, with what it is matched to. */
export interface ImportColumn {
  readonly index: number;
  readonly header: string;
  readonly samples: readonly string[];
  /** Key of a target; null leaves the column out. */
  readonly target: string | null;
}
/** Something a column can be matched to. */
export interface ImportTarget {
  readonly key: string;
  readonly label: string;
  readonly required: boolean;
}
/** A file that was read and waits to be checked. */
export interface ImportUpload {
  readonly id: string;
  readonly name: string;
  readonly rows: number;
  readonly columns: readonly ImportColumn[];
  readonly targets: readonly ImportTarget[];
  /** The columns stand as when such a file was last imported. */
  readonly isRemembered?: boolean;
}
/** The cells of a row as the file has them, or as they were repaired. */
export interface ImportRow {
  readonly row: number;
  readonly cells: readonly string[];
}
/** One problem of one row; `row` counts as the file does. */
export interface ImportFinding {
  readonly row: number;
  readonly column?: string | null;
  readonly title: string;
  readonly isWarning?: boolean;
}
/** What came of an import, as far as the job says it. */
export interface ImportCounts {
  readonly created: number;
  readonly updated: number;
  readonly skipped: number;
  readonly failed: number;
}
/** Work on the server that takes its time. */
export interface ExchangeJob {
  readonly id: string;
  readonly state: 'waiting' | 'running' | 'done' | 'failed' | 'stopped';
  readonly step: string | null;
  readonly done: number;
  /** Null while it is not known. */
  readonly total: number | null;
  readonly failure: string | null;
  readonly counts: ImportCounts | null;
  readonly findings: readonly ImportFinding[];
  /** Of an import that was taken back: what went, and what stays and why. */
  readonly undone?: {
    readonly removed: number;
    readonly kept: number;
    readonly named: readonly { readonly id: string; readonly label: string; readonly title: string }[];
  } | null;
  /** The exported file, or the rows that failed. */
  readonly file: { readonly id: string; readonly name: string } | null;
}
export type ImportWhat = 'CHECK' | 'DRY_RUN' | 'IMPORT';
export interface ImportRun {
  readonly what: ImportWhat;
  /** For each column of the file the key of its target, or null. */
  readonly columns: readonly (string | null)[];
  readonly mode: 'CREATE_OR_UPDATE' | 'CREATE' | 'UPDATE';
  readonly rows: number;
  /** Rows that go in as they were repaired. */
  readonly repairs?: readonly ImportRow[];
  /** These alone; what stands in the others was taken in already, or is left. */
  readonly onlyRepaired?: boolean;
}
export interface ExportAsk {
  readonly format: 'csv' | 'xlsx';
  /** Wire names in their order. */
  readonly fields: readonly string[];
  /** As shown on screen; without it the file can be imported again. */
  readonly isFormatted: boolean;
  readonly filter?: Filter;
  readonly text?: string;
  readonly sort?: readonly Sorting[];
}
/** More rows than this are exported by a job. */
export const exportAtOnce = 1000;

/** Import and export of records. Failures are thrown as `Problem`. */
export interface Exchange {
  /** Saves an empty file with the columns that can be imported. */
  readonly template: (entity: Entity, format: 'csv' | 'xlsx') => Promise<void>;
  readonly upload: (entity: Entity, file: File, options: UploadOptions) => Promise<ImportUpload>;
  readonly run: (upload: ImportUpload, how: ImportRun) => Promise<ExchangeJob>;
  /** Rows of the uploaded file, to be repaired. */
  readonly rows: (upload: ImportUpload, rows: readonly number[], signal?: AbortSignal) => Promise<readonly ImportRow[]>;
  /** Takes an import back: what it created goes, what was changed since stays. */
  readonly undo: (job: string) => Promise<ExchangeJob>;
  /** Saves the file at once. */
  readonly exportNow: (entity: Entity, ask: ExportAsk) => Promise<void>;
  readonly exportLater: (entity: Entity, ask: ExportAsk) => Promise<ExchangeJob>;
  readonly job: (id: string, signal?: AbortSignal) => Promise<ExchangeJob>;
  readonly cancel: (id: string) => Promise<void>;
}

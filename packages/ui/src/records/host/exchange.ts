import type { Entity, Filter } from '@homeport/grammar';
import type { UploadOptions } from '../../upload/xhr-upload.ts';
import type { Sorting } from './record-source.ts';

/** A file that was read: its columns with samples and what they were matched with. */
export interface ImportUpload {
  readonly id: string;
  readonly fileName: string;
  readonly rows: number;
  readonly columns: readonly ImportColumn[];
}
export interface ImportColumn {
  /** Heading in the file. */
  readonly heading: string;
  readonly samples: readonly string[];
  /** Wire name it goes to; null is left out. */
  readonly field: string | null;
}
/** One problem of one row; `row` counts as the file does. */
export interface ImportFinding {
  readonly row: number;
  readonly field: string | null;
  readonly severity: 'block' | 'warn';
  readonly title: string;
  readonly value?: string;
}
/** How far an import or export has come, and what came of it. */
export interface ExchangeJob {
  readonly id: string;
  readonly state: 'waiting' | 'running' | 'finished' | 'failed' | 'cancelled';
  readonly step: string;
  readonly done: number;
  /** Null while it is not known. */
  readonly total: number | null;
  readonly counts?: {
    readonly created: number;
    readonly updated: number;
    readonly skipped: number;
    readonly failed: number;
  };
  readonly findings?: readonly ImportFinding[];
  /** Address of the result: the exported file, or the rows that failed. */
  readonly file?: string | null;
  readonly problem?: string | null;
}
export interface ExportAsk {
  readonly format: 'csv' | 'xlsx';
  /** Wire names in their order. */
  readonly fields: readonly string[];
  readonly isFormatted: boolean;
  readonly filter?: Filter;
  readonly text?: string;
  readonly sort?: readonly Sorting[];
}

/** Import and export of records. Failures are thrown as `Problem`. */
export interface Exchange {
  templateAddress(entity: Entity, format: 'csv' | 'xlsx'): string;
  upload(entity: Entity, file: File, options: UploadOptions): Promise<ImportUpload>;
  /** Reads all rows without writing any (a dry run), or writes them. */
  start(
    entity: Entity,
    importId: string,
    match: Readonly<Record<string, string | null>>,
    mode: 'check' | 'import',
  ): Promise<ExchangeJob>;
  export(entity: Entity, ask: ExportAsk): Promise<ExchangeJob>;
  job(id: string, signal?: AbortSignal): Promise<ExchangeJob>;
  cancel(id: string): Promise<void>;
}

import { choice, defineRoute, json, text, whole, yesNo } from '@homeport/grammar';
import { type JobLine, jobShape } from './jobs.routes.ts';

const format = choice('Format', { csv: 'CSV', xlsx: 'Excel (XLSX)' }, { initial: 'csv' });
const delimiter = choice('Separator', { ',': 'Comma', ';': 'Semicolon' });
/** What is exported: the list's own filter, search, columns and order. */
const wanted = {
  filter: text('Filter', { max: 32_768 }),
  search: text('Search', { max: 200 }),
  sort: text('Order', {
    max: 400,
    help: 'Field and direction, several separated by spaces: "status,asc created,desc".',
  }),
  columns: text('Columns', { max: 4_000, help: 'Field names separated by commas; all of them when empty.' }),
  format,
  formatted: yesNo('As shown on screen', {
    initial: false,
    help: "Labels, dates and numbers in the reader's form. Without it the file can be imported again.",
  }),
  bom: yesNo('Mark as UTF-8 for Excel', { initial: true }),
  delimiter: choice('Separator', { ',': 'Comma', ';': 'Semicolon' }, { initial: ',' }),
};
const refusals = ['exchange.unknownEntity', 'exchange.notExportable', 'exchange.unknownColumn'] as const;

/** A list as a file, up to 1,000 rows. */
export const exportNow = defineRoute<never>()({
  name: 'exportNow',
  label: 'Export a list',
  method: 'GET',
  path: 'export/{entity}',
  who: 'signedIn',
  portfolio: true,
  raw: true,
  limit: 'heavy',
  query: wanted,
  refusals: [...refusals, 'exchange.tooManyRows'],
});

/** A list of any length as a file made by a job; its result names the file, which expires. */
export const exportLater = defineRoute<JobLine>()({
  name: 'exportLater',
  label: 'Export a long list',
  method: 'POST',
  path: 'export/{entity}',
  who: 'signedIn',
  limit: 'heavy',
  body: wanted,
  shape: jobShape,
  refusals,
});

/** An empty file with the columns that can be imported, and the list of what each may hold. */
export const importTemplate = defineRoute<never>()({
  name: 'importTemplate',
  label: 'Template for an import',
  method: 'GET',
  path: 'import-template/{entity}',
  who: 'signedIn',
  raw: true,
  query: { format },
  refusals: ['exchange.unknownEntity', 'exchange.notImportable', 'exchange.needsProof'],
});

/** A column of an uploaded file, with the field it was matched to. */
export interface ImportColumn {
  readonly index: number;
  readonly header: string;
  readonly samples: readonly string[];
  /** Key of a target, or null: the column is left out. */
  readonly target: string | null;
}
/** Something a column can be matched to. */
export interface ImportTarget {
  readonly key: string;
  readonly label: string;
  readonly required: boolean;
  readonly type: string;
}
export interface ImportUpload {
  readonly id: string;
  readonly entity: string;
  readonly name: string;
  readonly rows: number;
  readonly delimiter: string | null;
  readonly columns: readonly ImportColumn[];
  readonly targets: readonly ImportTarget[];
  /** The columns stand as when such a file was last imported. */
  readonly isRemembered: boolean;
}
const textShape = { type: 'string' } as const;

/** Takes a CSV or XLSX file in and proposes what its columns mean. */
export const uploadImport = defineRoute<ImportUpload>()({
  name: 'uploadImport',
  label: 'Upload a file to import',
  method: 'POST',
  path: 'import',
  who: 'signedIn',
  upload: true,
  limit: 'upload',
  body: { entity: text('Belongs to', { required: true, max: 60 }) },
  shape: {
    type: 'object',
    required: ['id', 'entity', 'name', 'rows', 'columns', 'targets'],
    properties: {
      id: textShape,
      entity: textShape,
      name: textShape,
      rows: { type: 'integer' },
      delimiter: { type: ['string', 'null'] },
      isRemembered: { type: 'boolean' },
      columns: {
        type: 'array',
        items: {
          type: 'object',
          properties: {
            index: { type: 'integer' },
            header: textShape,
            samples: { type: 'array', items: textShape },
            target: { type: ['string', 'null'] },
          },
        },
      },
      targets: {
        type: 'array',
        items: {
          type: 'object',
          properties: { key: textShape, label: textShape, required: { type: 'boolean' }, type: textShape },
        },
      },
    },
  },
  refusals: [
    'exchange.unknownEntity',
    'exchange.notImportable',
    'exchange.needsProof',
    'exchange.wrongFile',
    'exchange.noRows',
    'exchange.tooManyColumns',
    'exchange.unreadable',
    'files.empty',
    'files.tooLarge',
    'files.interrupted',
    'files.damaged',
    'files.notWhatItSays',
    'files.archiveTooLarge',
    'files.macros',
    'files.userQuota',
    'files.tenantQuota',
  ],
});

/** Checks every row, tries the import without keeping anything, or does it. A job; its result carries counts and problems. */
export const runImport = defineRoute<JobLine>()({
  name: 'runImport',
  label: 'Check or import',
  method: 'POST',
  path: 'import/{id}/run',
  who: 'signedIn',
  limit: 'heavy',
  once: true,
  body: {
    what: choice(
      'What to do',
      { CHECK: 'Check', DRY_RUN: 'Try without keeping', IMPORT: 'Import' },
      { required: true },
    ),
    columns: json('Columns', { required: true, help: 'For each column of the file the key of its target, or null.' }),
    mode: choice(
      'Rows that exist already',
      { CREATE_OR_UPDATE: 'Update', CREATE: 'Leave out', UPDATE: 'Update, and add none' },
      { initial: 'CREATE_OR_UPDATE' },
    ),
    dateFormat: text('Date format', { max: 20 }),
    delimiter,
    keepGoing: yesNo('Import the good rows when others are wrong', { initial: true }),
    rows: whole('Rows', { min: 0, help: 'The number the upload answered; shown as the total.' }),
    repairs: json('Repaired rows', {
      maxDepth: 3,
      help: 'By the number of a row, as a spreadsheet counts them, its cells as they should be.',
    }),
    onlyRepaired: yesNo('The repaired rows only', { initial: false }),
  },
  shape: jobShape,
  refusals: [
    'exchange.notFound',
    'exchange.unknownColumn',
    'exchange.requiredColumn',
    'exchange.columnTwice',
    'exchange.notImportable',
    'exchange.needsProof',
    'exchange.wrongRepairs',
  ],
});

/** Rows of an uploaded file as they stand in it, to be repaired. */
export interface ImportRows {
  readonly rows: readonly { readonly row: number; readonly cells: readonly string[] }[];
}
/** The cells of some rows of one's own upload. */
export const importRows = defineRoute<ImportRows>()({
  name: 'importRows',
  label: 'Rows of an uploaded file',
  method: 'GET',
  path: 'import/{id}/rows',
  who: 'signedIn',
  query: { rows: text('Numbers of rows', { required: true, max: 1000, help: 'Separated by commas; at most 100.' }) },
  shape: {
    type: 'object',
    required: ['rows'],
    properties: {
      rows: {
        type: 'array',
        items: {
          type: 'object',
          required: ['row', 'cells'],
          properties: { row: { type: 'integer' }, cells: { type: 'array', items: textShape } },
        },
      },
    },
  },
  refusals: ['exchange.notFound', 'exchange.wrongRepairs'],
});
/** Takes one's own import back, as a job: what it created and nobody changed since goes, the rest is named. */
export const undoImport = defineRoute<JobLine>()({
  name: 'undoImport',
  label: 'Take an import back',
  method: 'POST',
  path: 'job/{id}/undo',
  who: 'signedIn',
  limit: 'heavy',
  once: true,
  body: {},
  shape: jobShape,
  refusals: ['exchange.notFound', 'exchange.stillRunning', 'exchange.notImportable', 'exchange.needsProof'],
});

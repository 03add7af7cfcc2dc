/** Limits of exports and imports: rows, columns, hours, characters. */
export const exchangeLimits = {
  /** Rows that are exported while the caller waits; more are a job. */
  direct: 1_000,
  /** Rows read from the database, and written to it, at a time. */
  page: 1_000,
  batch: 100,
  /** Above this an export comes in the order of creation: any other order costs a sort of everything for each page. */
  ordered: 100_000,
  importRows: 1_000_000,
  columns: 200,
  cell: 100_000,
  /** How long an exported file can be downloaded. */
  hours: 48,
  /** Problems that are shown; the file of failed rows has all. */
  problems: 500,
  samples: 3,
} as const;

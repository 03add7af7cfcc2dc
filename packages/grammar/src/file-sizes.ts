/** The largest files that are taken in, in bytes: what the server holds to and what people are told before they choose one. */
export const fileSizes = {
  /** A file of a record: receipts, documents, pictures. */
  upload: 20_000_000,
  /** A table to import. */
  importFile: 50_000_000,
} as const;

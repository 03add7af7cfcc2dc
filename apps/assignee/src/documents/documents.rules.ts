import type { Document, DocumentReading, ReadingState, StoredFile } from '@homeport/model/documents';
import { readingState } from '@homeport/model/documents';

/** A shared document and where its reader stands with it. */
export interface SharedDocument {
  readonly document: Document;
  readonly state: ReadingState;
}
/** What the address of the documents pages holds. */
export interface DocumentSearch {
  readonly document?: string;
  readonly required?: string;
  readonly file?: string;
}
export const groups = ['toDo', 'fresh', 'done'] as const;
export type Group = (typeof groups)[number];

const groupOf: Readonly<Record<ReadingState, Group>> = {
  toSign: 'toDo',
  toRead: 'toDo',
  new: 'fresh',
  signed: 'done',
  confirmed: 'done',
  seen: 'done',
};

/** Shared documents by what they ask: first what has to be done, then what is new, then the rest. */
export function grouped(
  documents: readonly Document[],
  readings: readonly DocumentReading[],
): Readonly<Record<Group, readonly SharedDocument[]>> {
  const byDocument = new Map(readings.map((one) => [one.document.id, one]));
  const all: Record<Group, SharedDocument[]> = { toDo: [], fresh: [], done: [] };
  for (const document of documents) {
    const state = readingState(document, byDocument.get(document.id));
    all[groupOf[state]].push({ document, state });
  }
  return all;
}
/** Own uploads by their kind, kinds in the order of the list; what has none is last. */
export function byKind<F extends Pick<StoredFile, 'attachmentType'>>(
  files: readonly F[],
  kinds: readonly { readonly code: string }[],
): { readonly kind: string | null; readonly files: readonly F[] }[] {
  const order = [...kinds.map((one) => one.code), null];
  return order.flatMap((kind) => {
    const known = (one: F): string | null =>
      kinds.some((k) => k.code === one.attachmentType) ? one.attachmentType : null;
    const of = files.filter((one) => known(one) === kind);
    return of.length > 0 ? [{ kind, files: of }] : [];
  });
}

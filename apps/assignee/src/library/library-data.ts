import { ask, callBytes, isOffline } from '@homeport/client';
import type { Document, DocumentReading } from '@homeport/model/documents';
import { type LibrarySection, searchLibrary } from '@homeport/model/library';
import { queryOptions } from '@tanstack/react-query';
import { eq, readOne, search } from '../data/records.ts';
import { savedDocuments } from '../offline/saved-documents.ts';

/** Sections of the library that the person may see, in their order. */
export const sectionsQuery = queryOptions({
  queryKey: ['library', 'sections'],
  queryFn: async ({ signal }) =>
    (await search<LibrarySection>('librarySection', { sort: ['sequence,asc'] }, signal)).content,
  staleTime: 60_000,
});
/** All documents of the library that the person may read. */
export const libraryQuery = queryOptions({
  queryKey: ['library', 'documents'],
  queryFn: async ({ signal }) =>
    (await search<Document>('document', { filter: eq('category', 'LIBRARY'), sort: ['title,asc'] }, signal)).content,
  staleTime: 60_000,
});
/** What the person opened, the latest first. */
export const readingsQuery = queryOptions({
  queryKey: ['documents', 'readings'],
  queryFn: async ({ signal }) =>
    (await search<DocumentReading>('documentReading', { sort: ['openedAt,desc'] }, signal)).content,
});
export const foundQuery = (typed: string) =>
  queryOptions({
    queryKey: ['library', 'search', typed],
    queryFn: async ({ signal }) => (await ask(searchLibrary, { query: { text: typed }, signal })).content,
    staleTime: 60_000,
  });
/** One document; without a network the one that was saved on the device. */
export const documentQuery = (id: string, user: string) =>
  queryOptions({
    queryKey: ['documents', 'one', id],
    queryFn: async ({ signal }) => {
      try {
        return await readOne<Document>('document', id, signal);
      } catch (error) {
        const saved = isOffline(error) ? await savedDocuments.read(user, id).catch(() => undefined) : undefined;
        if (saved) return saved.document;
        throw error;
      }
    },
  });
/** The bytes of a document's newest version: those on the device when they are of this version. */
export const bytesQuery = (of: Pick<Document, 'id' | 'file'>, user: string) =>
  queryOptions({
    queryKey: ['documents', 'bytes', of.file?.id ?? ''],
    queryFn: async ({ signal }) => {
      const saved = await savedDocuments.read(user, of.id).catch(() => undefined);
      if (saved && saved.document.file?.id === of.file?.id) return saved.blob;
      return callBytes(`file-storage/raw/${of.file?.id}?inline=true`, signal);
    },
    enabled: of.file !== null,
    staleTime: 600_000,
    gcTime: 60_000,
  });
/** What is kept on this device. */
export const savedQuery = (user: string) =>
  queryOptions({
    queryKey: ['documents', 'saved', user],
    queryFn: () => savedDocuments.all(user),
    networkMode: 'always',
    staleTime: 0,
  });

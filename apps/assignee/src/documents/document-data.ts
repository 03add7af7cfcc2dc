import { ask, call, callBytes } from '@homeport/client';
import { type Document, listFiles, type RequiredDocument } from '@homeport/model/documents';
import { queryOptions } from '@tanstack/react-query';
import type { Option } from '../data/queries.ts';
import { eq, search } from '../data/records.ts';

/** Documents that the team shared with the person. */
export const caseDocumentsQuery = queryOptions({
  queryKey: ['documents', 'case'],
  queryFn: async ({ signal }) =>
    (await search<Document>('document', { filter: eq('category', 'CASE'), sort: ['publishedAt,desc'] }, signal))
      .content,
});
/** Documents the person has to send in or to read. */
export const requiredQuery = queryOptions({
  queryKey: ['documents', 'required'],
  queryFn: async ({ signal }) =>
    (await search<RequiredDocument>('requiredDocument', { sort: ['dueDate,asc'] }, signal)).content,
});
/** What the person has uploaded. */
export const uploadsQuery = queryOptions({
  queryKey: ['documents', 'uploads'],
  queryFn: async ({ signal }) => (await ask(listFiles, { signal })).content.filter((file) => file.entity === 'person'),
});
/** Kinds of documents, in the languages. */
export const kindsQuery = queryOptions({
  queryKey: ['documents', 'kinds'],
  queryFn: async ({ signal }) => {
    const wanted = { filter: eq('optionTypeCode', 'ATTACHMENT_TYPE'), sort: ['sequence,asc'] };
    return (await search<Option>('dataOption', wanted, signal)).content;
  },
  staleTime: 30 * 60_000,
});
/** The bytes of a stored file. */
export const fileQuery = (id: string) =>
  queryOptions({
    queryKey: ['documents', 'bytes', id],
    queryFn: ({ signal }) => callBytes(`file-storage/raw/${id}?inline=true`, signal),
    staleTime: 600_000,
    gcTime: 60_000,
  });
/** Deletes an own upload (specification: DELETE fe/attachment/{id}). */
export const deleteUpload = (id: string): Promise<void> => call('DELETE', `fe/attachment/${encodeURIComponent(id)}`);

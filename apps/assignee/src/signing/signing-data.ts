import { ask } from '@homeport/client';
import { checkSignature, signingPlace } from '@homeport/model/signing';
import { queryOptions } from '@tanstack/react-query';

/** Where a document is signed, and the checksum of what is read. Never kept: it may have a new version. */
export const placeQuery = (id: string) =>
  queryOptions({
    queryKey: ['signing', 'place', id],
    queryFn: ({ signal }) => ask(signingPlace, { params: { id }, signal }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
/** What the check of the signed file found. */
export const checkQuery = (id: string) =>
  queryOptions({
    queryKey: ['signing', 'check', id],
    queryFn: ({ signal }) => ask(checkSignature, { params: { id }, signal }),
    retry: false,
  });

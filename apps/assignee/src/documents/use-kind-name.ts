import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useOptionName } from '../data/option-name.ts';
import { kindsQuery } from './document-data.ts';

/** The name of a kind of document by its code; null for none and for one that is no longer in the list. */
export function useKindName(): (code: string | null) => string | null {
  const kinds = useQuery(kindsQuery).data;
  const nameOf = useOptionName();
  return useCallback(
    (code) => {
      const kind = kinds?.find((one) => one.code === code);
      return kind ? nameOf(kind) : null;
    },
    [kinds, nameOf],
  );
}

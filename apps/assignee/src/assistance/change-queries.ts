import type { ChangeOfCircumstance } from '@homeport/model/changes';
import { queryOptions } from '@tanstack/react-query';
import { search } from '../data/records.ts';

/** The changes of the person's assignments, the latest first, with what they may do with each. */
export const changesQuery = queryOptions({
  queryKey: ['assistance', 'changes'],
  queryFn: async ({ signal }) =>
    (
      await search<ChangeOfCircumstance & { readonly can?: readonly string[] }>(
        'changeOfCircumstance',
        { sort: ['created,desc'], size: 50 },
        signal,
      )
    ).content,
});

import type { Person } from '@homeport/model/people';
import type { FormSource } from '@homeport/ui/records/form/use-record-state.ts';
import { useQueryClient } from '@tanstack/react-query';
import { update } from '../data/records.ts';
import { personQuery } from './queries.ts';

/** The person's own record: what was stored is on all pages at once, also on the one that a form is left for. */
export function usePersonSource() {
  const queries = useQueryClient();
  const took = (saved: Person) => queries.setQueryData(personQuery(saved.id).queryKey, saved);
  const source: Pick<FormSource<Person>, 'update'> = {
    update: async (id, values, version) => {
      const saved = await update<Person>('person', id, values, version);
      took(saved);
      return saved;
    },
  };
  return { source, took };
}

import { useQuery } from '@tanstack/react-query';
import { byAssignment, type Split } from './earlier.rules.ts';
import { assignmentQuery } from './queries.ts';

/** Records told apart by whether they belong to an assignment that is not over or to an earlier one. */
export function usePresent<R extends { readonly caseDetailId: string | null }>(records: readonly R[]): Split<R> {
  const present = useQuery(assignmentQuery).data;
  return byAssignment(records, present ? [present.id, ...(present.beside ?? [])] : []);
}

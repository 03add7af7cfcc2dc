import { useQuery } from '@tanstack/react-query';
import { byAssignment, type Split } from './earlier.rules.ts';
import { assignmentQuery } from './queries.ts';

/** Records told apart by whether they belong to the running assignment or to an earlier one. */
export function usePresent<R extends { readonly caseDetailId: string | null }>(records: readonly R[]): Split<R> {
  return byAssignment(records, useQuery(assignmentQuery).data?.id);
}

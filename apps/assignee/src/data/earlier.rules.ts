import { certain } from '@homeport/grammar';
/** Records of the present assignment, and those of earlier ones by assignment. */
export interface Split<R> {
  readonly present: readonly R[];
  readonly earlier: readonly { readonly assignment: string; readonly records: readonly R[] }[];
}

/** Tells what belongs to the assignments in `open` from what is left of earlier ones; what names none is always present. */
export function byAssignment<R extends { readonly caseDetailId: string | null }>(
  records: readonly R[],
  open: readonly string[],
): Split<R> {
  const isPresent = (one: R) => open.length === 0 || one.caseDetailId === null || open.includes(one.caseDetailId);
  const others = records.filter((one) => !isPresent(one));
  return {
    present: records.filter(isPresent),
    earlier: [...Map.groupBy(others, (one) => certain(one.caseDetailId))].map(([assignment, of]) => ({
      assignment,
      records: of,
    })),
  };
}

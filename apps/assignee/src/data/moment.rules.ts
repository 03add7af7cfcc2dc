/** Where an assignment stands in time. Days are whole calendar days. */
export type Moment =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'before'; readonly start: string }
  /** Day `day` of `of`; without an end `of` is null. */
  | { readonly kind: 'during'; readonly day: number; readonly of: number | null }
  | { readonly kind: 'after'; readonly end: string };

/** Counts the days of an assignment from its first and last day (yyyy-MM-dd); the first day is day 1. */
export function momentOf(start: string | null, end: string | null, today: string): Moment {
  if (!start) return { kind: 'unknown' };
  if (today < start) return { kind: 'before', start };
  if (end && today > end) return { kind: 'after', end };
  return { kind: 'during', day: between(start, today) + 1, of: end ? between(start, end) + 1 : null };
}
function between(from: string, to: string): number {
  return Temporal.PlainDate.from(from).until(to, { largestUnit: 'days' }).days;
}

/** Fewer payments than these say nothing about the next one. */
const enough = 5;

/**
 * By how many days after its approval a report is usually paid: the smallest number within which four of five of the ones
 * before were. Undefined where too few were paid.
 */
export function usualDays(days: readonly number[]): number | undefined {
  if (days.length < enough) return undefined;
  const sorted = [...days].sort((one, other) => one - other);
  return sorted[Math.ceil((sorted.length * 4) / 5) - 1];
}

/**
 * The day (yyyy-MM-dd) by which a report approved on a day should be paid; null where that is not known, or was to be before
 * today: a day that has passed is no expectation.
 */
export function expectedDay(approved: string, days: number | undefined, today: string): string | null {
  if (days === undefined) return null;
  const expected = Temporal.PlainDate.from(approved).add({ days }).toString();
  return expected < today ? null : expected;
}

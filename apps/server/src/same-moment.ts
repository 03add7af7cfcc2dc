/** Whether a moment of a record, ISO UTC, is the one that the clock handed over. */
export const isSameMoment = (one: string | null, other: unknown): boolean =>
  one !== null &&
  typeof other === 'string' &&
  Temporal.Instant.compare(Temporal.Instant.from(one), Temporal.Instant.from(other)) === 0;

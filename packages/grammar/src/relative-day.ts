/** A day that a condition names by how far it is from today: `$today`, `$today+30`, `$today-7`. */
const relativeDay = /^\$today(?:([+-])(\d{1,4}))?$/;

/** The days from today that a value names; undefined for any other value. */
export function daysFromToday(value: unknown): number | undefined {
  const found = typeof value === 'string' ? relativeDay.exec(value) : null;
  if (!found) return undefined;
  const days = Number(found[2] ?? 0);
  return found[1] === '-' ? -days : days;
}

/** The day that is so many days after another one; both are ISO calendar days. */
export const dayAfter = (today: string, days: number): string =>
  Temporal.PlainDate.from(today).add({ days }).toString();

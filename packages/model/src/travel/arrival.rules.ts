/** Days (yyyy-MM-dd) that tell when somebody arrives at the host place. */
export interface ArrivalFacts {
  /** First day of the assignment. */
  readonly start: string | null;
  /** Arrivals at first lodgings. */
  readonly checkIns: readonly string[];
  /** Departures of journeys into the host country. */
  readonly departures: readonly string[];
}
/** An arrival lies so many days before the first day of the assignment at most, and so many after it. */
const earliest = 21;
const latest = 14;
/** From when to when the day is shown, in days from it. */
const shown = { before: 7, after: 1 } as const;

const between = (from: string, to: string): number =>
  Temporal.PlainDate.from(from).until(to, { largestUnit: 'days' }).days;

/**
 * The day somebody arrives: that of the first lodging near the first day of the assignment, else of the journey into the
 * host country, else the first day itself. A visit long before is another journey. Null when nobody recorded any of it.
 */
export function arrivalDay({ start, checkIns, departures }: ArrivalFacts): string | null {
  const isNear = (day: string): boolean => {
    if (start === null) return true;
    const away = between(start, day);
    return away >= -earliest && away <= latest;
  };
  const first = (days: readonly string[]) => days.filter(isNear).sort()[0];
  return first(checkIns) ?? first(departures) ?? start;
}

/** Whether the day of arrival is so near that its card is shown: from a week before it until the day after. */
export function isArrivalNear(day: string, today: string): boolean {
  const away = between(today, day);
  return away <= shown.before && away >= -shown.after;
}

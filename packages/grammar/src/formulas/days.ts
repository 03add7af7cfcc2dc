/** Days as numbers, so that no time zone has a say. */
const ofDay = 86_400_000;

/** Whether a text is a day of the calendar, written as yyyy-MM-dd. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}
const dayNumber = (day: string): number => Date.parse(`${day.slice(0, 10)}T00:00:00Z`) / ofDay;
export const dayAt = (number: number): string => new Date(number * ofDay).toISOString().slice(0, 10);
const partsOf = (number: number): readonly [number, number, number] => {
  const at = new Date(number * ofDay);
  return [at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()];
};
/** Nights between two days: from the 2nd to the 4th are two. Below zero where the second is earlier. */
export const daysBetween = (from: string, to: string): number => dayNumber(to) - dayNumber(from);

/** Whole months between two days: the 31st of a month and the last day of a shorter one are a whole month apart. */
export function monthsBetween(from: string, to: string): number {
  if (to < from) return -monthsBetween(to, from);
  const [fromYear, fromMonth, fromDay] = partsOf(dayNumber(from));
  const [year, month, dayOfMonth] = partsOf(dayNumber(to));
  const isLast = partsOf(dayNumber(to) + 1)[2] === 1;
  return (year - fromYear) * 12 + month - fromMonth - (dayOfMonth < fromDay && !isLast ? 1 : 0);
}
export const yearsBetween = (from: string, to: string): number => Math.trunc(monthsBetween(from, to) / 12);

/** How days of a part of a period are counted against those of the whole. */
export const countings = ['CALENDAR', 'THIRTY', 'WORKING', 'MONTHS'] as const;
export type Counting = (typeof countings)[number];
export const isCounting = (text: unknown): text is Counting => countings.some((one) => one === text);

/** What is counted up to the end of a day. The days of a span are the difference of two, so that parts always add up to the whole. */
const countedTo: Readonly<Record<Counting, (day: number, start: number) => number>> = {
  CALENDAR: (day) => day,
  // Every month has 30 days, its last one being the 30th.
  THIRTY: (day) => {
    const [year, month, dayOfMonth] = partsOf(day);
    const isLast = partsOf(day + 1)[2] === 1;
    return (year * 12 + month) * 30 + (isLast ? 30 : Math.min(dayOfMonth, 30));
  },
  // Mondays to Fridays. Day 0 was a Thursday.
  WORKING: (day) => {
    const sinceMonday = day + 4;
    return Math.floor(sinceMonday / 7) * 5 + Math.min(((sinceMonday % 7) + 7) % 7, 5);
  },
  // Whole months since the period began.
  MONTHS: (day, start) => monthsBetween(dayAt(start), dayAt(day + 1)),
};

/** Where a part of a period lies in it: what is counted before it, up to its end, and in all. Both ends belong to it. */
export interface Share {
  readonly before: number;
  readonly upTo: number;
  readonly all: number;
}
export function shareOf(
  period: { readonly from: string; readonly to: string },
  part: { readonly from: string | null; readonly to: string | null },
  counting: Counting,
): Share {
  const [start, end] = [dayNumber(period.from), dayNumber(period.to)];
  const from = part.from === null ? start : Math.max(start, dayNumber(part.from));
  const to = part.to === null ? end : Math.min(end, dayNumber(part.to));
  const counted = (day: number) => countedTo[counting](day, start) - countedTo[counting](start - 1, start);
  const all = counted(end);
  if (to < from) return { before: 0, upTo: 0, all };
  return { before: counted(from - 1), upTo: counted(to), all };
}

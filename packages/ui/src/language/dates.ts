import { cityName } from './cities.ts';
import { intlLocale, type Locale } from './locale.ts';

/** The six formats a user may choose from (platform specification). */
export const dateFormats = [
  'yyyy-MM-dd',
  'yyyy-MMM-dd',
  'dd-MM-yyyy',
  'dd-MMM-yyyy',
  'MM-dd-yyyy',
  'MMM-dd-yyyy',
] as const;
export type DateFormat = (typeof dateFormats)[number];
export const defaultDateFormat: DateFormat = 'dd-MM-yyyy';
const pad = (value: number, length = 2) => String(value).padStart(length, '0');

const monthNames = new Map<string, readonly string[]>();
/** The twelve short month names of a locale, without the abbreviation point. */
export function shortMonths(locale: Locale): readonly string[] {
  const tag = intlLocale(locale);
  let names = monthNames.get(tag);
  if (!names) {
    const format = new Intl.DateTimeFormat(tag, { month: 'short', timeZone: 'UTC' });
    names = Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2024, month, 15)).replace(/\.$/, ''));
    monthNames.set(tag, names);
  }
  return names;
}

/** Parses `yyyy-MM-dd` (a longer ISO text is cut to its day); null when there is no such day. */
export function readDay(day: string): Temporal.PlainDate | null {
  const match = /^(\d{4}-\d{2}-\d{2})(?:$|T)/.exec(day);
  if (!match?.[1]) return null;
  try {
    return Temporal.PlainDate.from(match[1], { overflow: 'reject' });
  } catch {
    return null;
  }
}

/** Keeps a written day on one line: a hyphen would let it break. What is copied out of a page is read back all the same. */
export const unbroken = (written: string): string => written.replaceAll('-', `-${wordJoiner}`);
/** Has no width and forbids a break. */
export const wordJoiner = '\u2060';

/** A calendar day (`yyyy-MM-dd`) in the user's format; never shifted by a time zone. Unreadable text stays itself. */
export function formatDate(day: string, format: DateFormat, locale: Locale): string {
  const date = readDay(day);
  if (!date) return day;
  const parts: Record<string, string> = {
    yyyy: pad(date.year, 4),
    MM: pad(date.month),
    MMM: shortMonths(locale)[date.month - 1] ?? pad(date.month),
    dd: pad(date.day),
  };
  return format
    .split('-')
    .map((part) => parts[part] ?? part)
    .join('-');
}

/** A day and how far off it is, each in one piece: a line breaks between the two, and nowhere else. Unreadable text stays itself. */
const saidWith =
  (between: string, end: string) =>
  (day: string, today: string, format: DateFormat, locale: Locale): string => {
    const date = readDay(day);
    const now = readDay(today);
    if (!date || !now) return day;
    const distance = daysAway(now.until(date, { largestUnit: 'days' }).days, intlLocale(locale));
    const parts = [onWeekday(date, format, locale), distance];
    return parts.map((part) => part.replaceAll(' ', '\u00a0')).join(between) + end;
  };
/**
 * A day that somebody waits for or acts by: the day as the reader has chosen to write days, as everywhere else, with its weekday
 * and how far off it is beside it: "Wed 02-12-2026 · in 9 days". `today` is the reader's day.
 */
export const formatSpokenDay = saidWith('\u00a0· ', '');
/** The same after words of a sentence: "by Wed 02-12-2026 (in 9 days)" and never "by Wed 02-12-2026 · in 9 days". */
export const formatDayInSentence = saidWith(' (', ')');
/** "Wed 02-12-2026": a day in the reader's form, after its weekday. It does not break. */
function onWeekday(date: Temporal.PlainDate, format: DateFormat, locale: Locale): string {
  const weekday = new Intl.DateTimeFormat(intlLocale(locale), { timeZone: 'UTC', weekday: 'short' });
  const name = weekday.format(Date.UTC(date.year, date.month - 1, date.day));
  return `${name}\u00a0${unbroken(formatDate(date.toString(), format, locale))}`;
}
/** "in 9 days", "today"; from two months on in months. */
function daysAway(days: number, tag: string): string {
  const format = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' });
  if (Math.abs(days) < 61) return format.format(days, 'day');
  const months = Math.round(days / 30.44);
  return Math.abs(months) < 24 ? format.format(months, 'month') : format.format(Math.round(days / 365.25), 'year');
}

/**
 * A moment (ISO) as `DD-MM-YYYY, h:mm:ss a UTC`, as the specification writes it. "am" and "pm" are English: the other languages
 * read the same on a clock of 24 hours, `DD-MM-YYYY, HH:mm:ss UTC`. What has a time zone of its own is written in it, with its
 * place: `… am (Paris)`.
 */
export function formatDateTime(moment: string, timeZone = 'UTC', locale: Locale = 'en'): string {
  let at: Temporal.ZonedDateTime;
  try {
    at = Temporal.Instant.from(moment).toZonedDateTimeISO(timeZone);
  } catch {
    return moment;
  }
  const isEnglish = intlLocale(locale).startsWith('en');
  const hour = isEnglish ? String(at.hour % 12 === 0 ? 12 : at.hour % 12) : pad(at.hour);
  const half = isEnglish ? (at.hour < 12 ? ' am' : ' pm') : '';
  const zone = timeZone === 'UTC' ? 'UTC' : `(${zonePlace(timeZone, locale)})`;
  return `${pad(at.day)}-${pad(at.month)}-${pad(at.year, 4)}, ${hour}:${pad(at.minute)}:${pad(at.second)}${half} ${zone}`;
}

/** A moment as people in a zone read it, with the zone's name, its day in the reader's form: "Tue 04-03-2026, 2:30 PM (Singapore)". */
export function formatLocalTime(moment: string, timeZone: string, format: DateFormat, locale: Locale): string {
  const at = Temporal.Instant.from(moment).toZonedDateTimeISO(timeZone);
  const day = onWeekday(at.toPlainDate(), format, locale);
  return `${day}, ${formatClock(moment, timeZone, locale)} (${zonePlace(timeZone, locale)})`;
}

/** The place a zone is named after, as the reader's language calls it: "Londres" for Europe/London in French. */
export function zonePlace(timeZone: string, locale: Locale): string {
  return cityName((timeZone.split('/').pop() ?? timeZone).replaceAll('_', ' '), null, locale);
}

/** A time of day as the reader's clock says it: "09:00" is "9:00 AM" on one of twelve hours. */
export const formatTimeOfDay = (time: string, locale: Locale): string =>
  formatClock(`1970-01-01T${time}Z`, 'UTC', locale);

/** Hour and minute in a zone, with the weekday where another day is possible: "14:30", "Tue 14:30". */
export function formatClock(moment: number | string, timeZone: string, locale: Locale, hasWeekday = false): string {
  const tag = intlLocale(locale);
  const at = new Date(moment);
  const clock = new Intl.DateTimeFormat(tag, {
    timeZone,
    // A clock of 24 hours has two figures at nine in the morning, too: "09:30" beside "14:30".
    hour: tag.startsWith('en') ? 'numeric' : '2-digit',
    minute: '2-digit',
  }).format(at);
  if (!hasWeekday) return clock;
  return `${new Intl.DateTimeFormat(tag, { timeZone, weekday: 'short' }).format(at)} ${clock}`;
}

/** How a calendar names its parts: a day in full for those who hear it, the month above it, the days of the week. */
export function calendarWords(locale: Locale) {
  const named = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(intlLocale(locale), { timeZone: 'UTC', ...options });
    return (day: string): string => format.format(new Date(`${day}T00:00:00Z`));
  };
  return {
    /** "Wednesday, 2 December 2026" */
    day: named({ dateStyle: 'full' }),
    /** "December 2026" */
    month: named({ month: 'long', year: 'numeric' }),
    weekday: named({ weekday: 'long' }),
    shortWeekday: named({ weekday: 'short' }),
  };
}

/**
 * "3 hours ago", "in 2 days"; an addition to a date, never instead of it. From 24 hours on midnights of the reader's zone are counted, as
 * everywhere where days are said: what comes on Friday morning is "in 2 days" on Wednesday evening. `now` in epoch milliseconds.
 */
export function formatRelative(moment: string, now: number, timeZone: string, locale: Locale): string {
  const tag = intlLocale(locale);
  const format = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' });
  const at = Temporal.Instant.from(moment);
  const seconds = Math.round((at.epochMilliseconds - now) / 1000);
  if (Math.abs(seconds) < 60) return format.format(0, 'second');
  if (Math.abs(seconds) < 3_600) return format.format(Math.trunc(seconds / 60), 'minute');
  if (Math.abs(seconds) < 86_400) return format.format(Math.trunc(seconds / 3_600), 'hour');
  const dayOf = (instant: Temporal.Instant) => instant.toZonedDateTimeISO(timeZone).toPlainDate();
  return daysAway(dayOf(Temporal.Instant.fromEpochMilliseconds(now)).until(dayOf(at)).days, tag);
}
/** Whole days from one day to another; negative when it is past. Null when either is unreadable. */
export function daysBetween(from: string, to: string): number | null {
  const start = readDay(from);
  const end = readDay(to);
  return start && end ? start.until(end, { largestUnit: 'days' }).days : null;
}

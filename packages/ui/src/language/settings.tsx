import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { AppKind, Density } from '../theme/density.ts';
import {
  type DateFormat,
  defaultDateFormat,
  formatClock,
  formatDate,
  formatDateTime,
  formatDayInSentence,
  formatLocalTime,
  formatRelative,
  formatSpokenDay,
  unbroken,
} from './dates.ts';
import type { Locale } from './locale.ts';
import { formatBytes, formatList, formatMoney, formatNumber, formatPair, formatPercent } from './numbers.ts';

/** What the kit has to know about the person in front of the screen. */
export interface Settings {
  readonly locale: Locale;
  readonly dateFormat: DateFormat;
  /** IANA name. */
  readonly timeZone: string;
  readonly app: AppKind;
  readonly density: Density;
  /** Single-key shortcuts (`c`, `j`, …) may be switched off in the profile. */
  readonly hasSingleKeys: boolean;
  /** ISO 4217 code of the currency the company counts in, which stands first and is the first value; null where none is known. */
  readonly companyCurrency: string | null;
  /** Owner of drafts on this device; null before sign-in. */
  readonly userId: string | null;
}
const start: Settings = {
  locale: 'en',
  dateFormat: defaultDateFormat,
  timeZone: 'UTC',
  app: 'assignee',
  density: 'standard',
  hasSingleKeys: true,
  companyCurrency: null,
  userId: null,
};
const SettingsContext = createContext<Settings>(start);

/** Hands the settings down; what is not given stays as it is around it, or keeps its default. */
export function SettingsProvider({ settings, children }: { settings: Partial<Settings>; children: ReactNode }) {
  const outer = useSettings();
  const value = useMemo(() => ({ ...outer, ...settings }), [outer, settings]);
  return <SettingsContext value={value}>{children}</SettingsContext>;
}
export function useSettings(): Settings {
  return useContext(SettingsContext);
}

/** Every format bound to the user's locale, date format and zone. */
export interface Formats {
  /** In the form that the profile chose, as every day on every page (decision 44). */
  date(day: string): string;
  /** The same with its weekday and how far off it is, "Wed 02-12-2026 · in 9 days": where somebody acts by it, and it stands by itself. */
  spokenDay(day: string): string;
  /** The same within a text, "by Wed 02-12-2026 (in 9 days)". */
  dayInSentence(day: string): string;
  dateTime(moment: string, timeZone?: string): string;
  /** With the zone's name; the user's own zone unless another is given. */
  localTime(moment: string, timeZone?: string): string;
  /** Hour and minute where the reader is, or in another zone. */
  clock(moment: string): string;
  relative(moment: string): string;
  money(amount: string, currency: string): string;
  number(value: string | number, options?: { decimals?: number; unit?: string }): string;
  percent(value: string | number): string;
  list(items: readonly string[]): string;
  /** A name and its value with a colon between them. */
  pair(name: string, value: string): string;
  bytes(count: number): string;
}
export function useFormats(): Formats {
  const { locale, dateFormat, timeZone } = useSettings();
  return useMemo(
    () => ({
      date: (day) => unbroken(formatDate(day, dateFormat, locale)),
      spokenDay: (day) => formatSpokenDay(day, Temporal.Now.plainDateISO(timeZone).toString(), dateFormat, locale),
      dayInSentence: (day) =>
        formatDayInSentence(day, Temporal.Now.plainDateISO(timeZone).toString(), dateFormat, locale),
      dateTime: (moment, zone = 'UTC') => unbroken(formatDateTime(moment, zone, locale)),
      localTime: (moment, zone = timeZone) => formatLocalTime(moment, zone, dateFormat, locale),
      clock: (moment) => formatClock(moment, timeZone, locale),
      relative: (moment) => formatRelative(moment, Date.now(), timeZone, locale),
      money: (amount, currency) => formatMoney(amount, currency, locale),
      number: (value, options) => formatNumber(value, locale, options),
      percent: (value) => formatPercent(value, locale),
      list: (items) => formatList(items, locale),
      pair: (name, value) => formatPair(name, value, locale),
      bytes: (count) => formatBytes(count, locale),
    }),
    [locale, dateFormat, timeZone],
  );
}

import { intlLocale, type Locale } from './locale.ts';
import type { DecimalText } from './numbers.ts';

/** Units that are words; all others are signs, which are the same in every language. */
const wordUnits: Readonly<Record<string, string>> = {
  minutes: 'minute',
  hours: 'hour',
  days: 'day',
  months: 'month',
  years: 'year',
};
/** Whether a unit can be written in every language: a word that is known here, or a sign. */
export const isKnownUnit = (unit: string): boolean => unit in wordUnits || !/^[a-z ]{4,}$/.test(unit);

/** A unit as it stands beside a figure, in the user's language: "day" beside 1, "days" beside any other and beside none. */
export function unitWord(unit: string, value: DecimalText | null, locale: Locale): string {
  const word = wordUnits[unit];
  if (word === undefined) return unit;
  const format = new Intl.NumberFormat(intlLocale(locale), { style: 'unit', unit: word, unitDisplay: 'long' });
  const parts = format.formatToParts(value === null ? 2 : Number(value));
  return parts.find(({ type }) => type === 'unit')?.value ?? unit;
}

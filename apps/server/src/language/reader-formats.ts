import { currencyDecimals } from '@homeport/grammar';

/** How somebody reads: their language, and the format of their days (`dd-MM-yyyy`). */
export interface Reader {
  readonly language: string;
  readonly dateFormat: string;
}

/** Digits as written, never through a floating point number; decimals of the currency, which is not added. */
export function amountFor(reader: Reader, value: string, currency: unknown): string {
  const decimals = typeof currency === 'string' && /^[A-Z]{3}$/.test(currency) ? currencyDecimals(currency) : 2;
  return numberFor(reader, value, { minimumFractionDigits: decimals, maximumFractionDigits: Math.max(decimals, 4) });
}

/** Digits as written, never through a floating point number; at most so many decimals. */
export const numberFor = (
  { language }: Pick<Reader, 'language'>,
  value: string,
  digits: Intl.NumberFormatOptions,
): string => new Intl.NumberFormat(languageTag(language), digits).format(value as `${number}`);

/** Variants of English (`en-x-halden`) write numbers as English does. */
export const languageTag = (language: string): string => language.split('-x-')[0] ?? 'en';

/** A day (yyyy-MM-dd) as somebody reads it. */
export function dayFor({ dateFormat, language }: Reader, value: string): string {
  const [year = '', month = '', date = ''] = value.split('-');
  const named = () =>
    new Intl.DateTimeFormat(languageTag(language), { month: 'short', timeZone: 'UTC' })
      .format(Date.UTC(2026, Number(month) - 1, 15))
      .replace('.', '');
  return dateFormat
    .replace('yyyy', year)
    .replace('dd', date)
    .replace(/MMM|MM/, (m) => (m === 'MM' ? month : named()));
}

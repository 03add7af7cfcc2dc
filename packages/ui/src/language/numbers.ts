import { currencyDecimals } from '@homeport/grammar';
import { baseLanguage, intlLocale, type Locale } from './locale.ts';

/** A decimal number as text: digits, at most one point, optional minus. What the API speaks. */
export type DecimalText = string;
const decimalPattern = /^-?\d+(\.\d+)?$/;

function isDecimalText(text: string): boolean {
  return decimalPattern.test(text);
}

// Intl formats decimal strings exactly (ES2023); passing a JavaScript number would round.
function exact(format: Intl.NumberFormat, value: DecimalText): string {
  return format.format(value as Intl.StringNumericLiteral);
}

/** "1,250.5" in the user's language; `unit` as it is to stand beside it (`unitWord`). Text that is no decimal stays itself. */
export function formatNumber(
  value: DecimalText | number,
  locale: Locale,
  options: { decimals?: number; unit?: string } = {},
): string {
  const text = String(value);
  if (!isDecimalText(text)) return text;
  const own = text.split('.')[1]?.length ?? 0;
  const digits = Math.min(options.decimals ?? own, 20);
  const shown = exact(
    new Intl.NumberFormat(intlLocale(locale), { minimumFractionDigits: digits, maximumFractionDigits: digits }),
    text,
  );
  return options.unit ? `${shown} ${options.unit}` : shown;
}

/** Money with its ISO code, the currency's own decimals and the minus in front: "SGD 1,250.00", "1 250,00 SGD". */
export function formatMoney(amount: DecimalText, currency: string, locale: Locale): string {
  if (!isDecimalText(amount)) return amount;
  if (!/^[A-Za-z]{3}$/.test(currency)) return formatNumber(amount, locale);
  const least = currencyDecimals(currency);
  // A finer amount (a rate product before rounding) is shown whole rather than silently rounded.
  const own = (amount.split('.')[1] ?? '').replace(/0+$/, '').length;
  const digits = Math.min(Math.max(least, own), 20);
  const format = new Intl.NumberFormat(intlLocale(locale), {
    style: 'currency',
    currency: currency.toUpperCase(),
    currencyDisplay: 'code',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return exact(format, amount);
}

/** 12.5 means 12.5 %. */
export function formatPercent(value: DecimalText | number, locale: Locale): string {
  const text = String(value);
  if (!isDecimalText(text)) return text;
  const format = new Intl.NumberFormat(intlLocale(locale), {
    style: 'unit',
    unit: 'percent',
    maximumFractionDigits: 20,
  });
  return exact(format, text);
}

/** "a, b and c" in the user's language. */
export function formatList(items: readonly string[], locale: Locale): string {
  return new Intl.ListFormat(intlLocale(locale), { type: 'conjunction' }).format(items);
}

/** "Meals: 3" in the user's language: French sets a blank before a colon. For what people read; a text of its own is better. */
export function formatPair(name: string, value: string, locale: Locale): string {
  return baseLanguage(locale) === 'fr' ? `${name}\u00a0: ${value}` : `${name}: ${value}`;
}

/** 1536 -> "1.5 kB" in the user's language; decimal units as systems show them. */
export function formatBytes(bytes: number, locale: Locale): string {
  const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;
  const step = bytes < 1000 ? 0 : Math.min(3, Math.floor(Math.log10(bytes) / 3));
  return new Intl.NumberFormat(intlLocale(locale), {
    style: 'unit',
    unit: units[step] ?? 'byte',
    // Of bytes the short form is the singular in English ("735 byte").
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: step === 0 ? 0 : 1,
  }).format(bytes / 1000 ** step);
}

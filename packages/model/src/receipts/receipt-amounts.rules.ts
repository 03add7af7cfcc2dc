import { certain, currencyDecimals } from '@homeport/grammar';
import { currencySigns, sharedSigns } from './receipt-currency.data.ts';

/** An amount as it is printed: its value as a decimal text, and what stands beside it. */
export interface PrintedAmount {
  readonly value: string;
  /** Currencies that the sign or code beside it may mean, likeliest first; none: nothing stands there. */
  readonly currencies: readonly string[];
  readonly hasDecimals: boolean;
}

const escaped = (text: string): string => text.replace(/[.$\\^*+?()[\]{}|]/g, '\\$&');
const codes =
  'AED|ARS|AUD|BHD|BRL|CAD|CHF|CLP|CNY|COP|CZK|DKK|EGP|EUR|GBP|HKD|HUF|IDR|ILS|INR|ISK|JOD|JPY|KES|KRW|KWD|MAD|MXN|MYR|NGN|NOK|NZD|OMR|PEN|PHP|PKR|PLN|QAR|RON|RSD|RUB|SAR|SEK|SGD|THB|TND|TRY|TWD|UAH|USD|VND|ZAR';
const signs = [...currencySigns.map(([sign]) => sign), ...sharedSigns.map(([sign]) => sign)]
  .sort((one, other) => other.length - one.length)
  .map((sign) =>
    /^\p{L}/u.test(sign) ? `(?<![\\p{L}])${escaped(sign)}${/\p{L}$/u.test(sign) ? '(?![\\p{L}])' : ''}` : escaped(sign),
  )
  .join('|');
const mark = `(?:${signs}|(?<![\\p{L}])(?:${codes})(?![\\p{L}]))`;
const blank = '[ \\u00a0\\u202f\\u2009]';
/** Digits in groups of any country's, or in one row; then perhaps decimals, `-` or `–` for none. */
const digits = `(?:\\d{1,3}(?:${blank}\\d{3})+(?:[.,]\\d{1,3})?|\\d{1,3}(?:[.,'’]\\d{2,3})+(?:[.,]\\d{1,3})?|\\d+[.,]\\d{1,3}|\\d+)`;
const printed = new RegExp(
  `(?<before>${mark}(?:\\t|${blank}){0,2})?(?<![\\d\\p{L}*]|\\d[.,:/'’-])(?<minus>[-–−])?(?<digits>${digits})(?<dash>[.,][-–—]{1,2})?(?![\\d]|[.,:/'’]\\d|${blank}?%)(?<after>(?:\\t|${blank})?${mark})?`,
  'gu',
);

/** All amounts of a line, from left to right. Percentages, days, times and numbers of things with a sign of their own are none. */
export function amountsIn(line: string): PrintedAmount[] {
  const found: PrintedAmount[] = [];
  for (const { groups } of line.normalize('NFKC').matchAll(printed)) {
    if (!groups?.digits || groups.minus) continue;
    const currencies = [...currenciesOf(groups.before), ...currenciesOf(groups.after)];
    const value = decimalOf(groups.digits, currencies[0]);
    if (value !== null)
      found.push({ value, currencies, hasDecimals: value.includes('.') || groups.dash !== undefined });
  }
  return found;
}

/** Which currencies a sign or a code may mean. */
function currenciesOf(sign: string | undefined): readonly string[] {
  const given = sign?.trim() ?? '';
  if (given === '') return [];
  const one = currencySigns.find(([known]) => known === given);
  if (one) return [one[1]];
  return sharedSigns.find(([known]) => known === given)?.[1] ?? [given];
}

/**
 * The value of digits with whatever separates them: `1.234,56`, `1 234,56`, `1'234.56`, `12,34,567.00`, `1,234`. What separates
 * once and leaves three digits separates thousands, unless the currency has three decimals; null when it is no amount.
 */
export function decimalOf(digits: string, currency?: string): string | null {
  const plain = digits.replace(/[ \u00a0\u202f\u2009'’]/g, '');
  const last = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','));
  if (last < 0) return whole(plain);
  const separator = certain(plain[last]);
  const tail = plain.slice(last + 1);
  const isOnly = plain.indexOf(separator) === last;
  const hasOther = plain.includes(separator === '.' ? ',' : '.') || plain.length !== digits.length;
  const isDecimal = isOnly && (tail.length !== 3 || hasOther || plain.startsWith('0') || decimalsOf(currency) === 3);
  const head = (isDecimal ? plain.slice(0, last) : plain).replace(/[.,]/g, '');
  const value = whole(head);
  if (value === null || !isDecimal) return value;
  return tail.length > Math.max(2, decimalsOf(currency)) ? null : `${value}.${tail}`;
}

const decimalsOf = (currency: string | undefined): number => (currency ? currencyDecimals(currency) : 2);
/** Twelve digits are an account, not an amount. */
const whole = (digits: string): string | null =>
  digits.length > 9 || digits === '' ? null : digits.replace(/^0+(?=\d)/, '');

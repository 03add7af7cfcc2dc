import { certain, currencyDecimals } from '@homeport/grammar';
import { countryMarks } from './receipt-currency.data.ts';
import { type DayOrder, dayOf } from './receipt-dates.rules.ts';
import { type Candidate, candidatesOf } from './receipt-total.rules.ts';

/** What is known before a receipt is read. */
export interface ReceiptContext {
  /** yyyy-MM-dd */
  readonly today: string;
  /** Currencies that are likely here, likeliest first: of the country people are in, of the report. */
  readonly currencies: readonly string[];
}
/** What a receipt seems to say; null where it does not say it. The amount is a decimal text in `currency`. */
export interface ReceiptProposal {
  readonly amount: string | null;
  readonly currency: string | null;
  readonly date: string | null;
}

/** A receipt comes from outside and may be endless: so many lines of so many characters are looked at, longer ones are not. */
const limits = { lines: 2_000, characters: 200 } as const;

/**
 * Amount, currency and day of a receipt from the lines of its text (`linesOf`). It is a proposal: whoever hands the receipt in
 * looks at it. Of several totals the largest of the heaviest words is taken, so that a tip and tax are in it.
 */
export function proposeFromReceipt(printed: readonly string[], context: ReceiptContext): ReceiptProposal {
  const lines = printed.filter(({ length }) => length <= limits.characters).slice(0, limits.lines);
  const all = candidatesOf(lines);
  const local = currencyOf(lines, all, context);
  const heaviest = Math.max(...all.map(({ weight }) => weight), Number.NEGATIVE_INFINITY);
  // Where two currencies are printed, the one that most amounts are in is the one that was paid.
  const best = all.filter(({ weight }) => weight >= heaviest - 9);
  const own = best.filter(({ currencies }) => currencies.length === 0 || (local && currencies.includes(local)));
  const [total] = (own.length > 0 ? own : best).sort((one, other) => Number(other.value) - Number(one.value));
  const currency =
    total && total.currencies.length > 0 && !(local && total.currencies.includes(local))
      ? certain(total.currencies[0])
      : local;
  const order = orderOf(currency);
  return {
    amount: total && heaviest > 0 ? amountIn(total.value, currency) : null,
    currency,
    date: dayOf(lines, context.today, order),
  };
}

/** With the decimals of its currency, as it would be typed; `null` where it has more. */
function amountIn(value: string, currency: string | null): string | null {
  const decimals = currency ? currencyDecimals(currency) : 2;
  const [head = '', tail = ''] = value.split('.');
  if (/[1-9]/.test(tail.slice(decimals))) return null;
  return decimals === 0 ? head : `${head}.${tail.slice(0, decimals).padEnd(decimals, '0')}`;
}

/** Days in figures are written month first where dollars of the United States are paid, year first in Japan and China. */
const orderOf = (currency: string | null): DayOrder =>
  currency === 'USD'
    ? 'mdy'
    : currency === 'JPY' || currency === 'CNY' || currency === 'KRW' || currency === 'SEK'
      ? 'ymd'
      : 'dmy';

/** The currency of most amounts; a sign that several countries write is decided by what else tells the country. */
function currencyOf(
  lines: readonly string[],
  all: readonly Candidate[],
  { currencies }: ReceiptContext,
): string | null {
  const counts = new Map<string, number>();
  const marked = new Set(
    countryMarks.filter(([mark]) => lines.some((line) => mark.test(line))).map(([, code]) => code),
  );
  for (const { currencies: meant, weight } of all) {
    const [first] = meant;
    if (first === undefined) continue;
    const meaning =
      meant.length === 1
        ? first
        : (meant.find((code) => marked.has(code)) ?? currencies.find((code) => meant.includes(code)) ?? first);
    counts.set(meaning, (counts.get(meaning) ?? 0) + 1 + Math.max(0, weight) / 100);
  }
  const [most] = [...counts].sort(([, one], [, other]) => other - one);
  if (most) return most[0];
  const said = namedIn(lines);
  if (said) return said;
  const [only] = marked;
  return only ?? currencies[0] ?? null;
}

/** `All amounts in EUR`, or a column `Amount (SGD)`. */
function namedIn(lines: readonly string[]): string | null {
  for (const line of lines) {
    const [, code] =
      /(?:currency|währung|devise|moneda|moeda|amounts? in|montants? en|beträge in|importes en|valores em|[([])\W{0,3}([A-Z]{3}|€|£|₹)(?![A-Z])/iu.exec(
        line,
      ) ?? [];
    if (code === undefined) continue;
    const named = { '€': 'EUR', '£': 'GBP', '₹': 'INR' }[code] ?? code;
    if (knownCodes.test(named)) return named;
  }
  return null;
}
const knownCodes =
  /^(?:AED|AUD|BRL|CAD|CHF|CNY|CZK|DKK|EUR|GBP|HKD|HUF|IDR|INR|JPY|KRW|KWD|MXN|MYR|NOK|NZD|PHP|PLN|SAR|SEK|SGD|THB|TRY|TWD|USD|ZAR)$/;

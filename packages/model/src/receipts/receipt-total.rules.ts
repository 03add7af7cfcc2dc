import { amountsIn, type PrintedAmount } from './receipt-amounts.rules.ts';
import {
  anyTotal,
  finalTotal,
  finalTotalJoined,
  folded,
  notThePrice,
  notThePriceJoined,
  paidBy,
  partOfIt,
  partOfItJoined,
  taxIncluded,
  taxIncludedJoined,
  taxOrTip,
  taxOrTipJoined,
} from './receipt-words.data.ts';

/** An amount that may be what was paid; the heaviest is. */
export interface Candidate extends PrintedAmount {
  readonly weight: number;
  readonly place: number;
}

/** Every amount of a receipt with what its line says for and against it. */
export function candidatesOf(lines: readonly string[]): Candidate[] {
  return lines.flatMap((line, place) => {
    const amounts = amountsIn(line);
    if (amounts.length === 0) return [];
    const label = wordsOf(line);
    // A heading over figures: `Net   VAT   Total` and below it `100.00  19.00  119.00`.
    const above = label === '' && place > 0 ? wordsAbove(lines, place) : '';
    const weight = weightOf(label === '' ? above : label);
    return amounts
      .filter((amount) => isAmount(amount, weight))
      .map((amount) => ({ ...amount, weight: weight + (amount.currencies.length > 0 ? 4 : 0), place }));
  });
}

/** Figures alone are a number of things, a room, a street; beside a total they are its amount. */
const isAmount = ({ hasDecimals, currencies, value }: PrintedAmount, weight: number): boolean =>
  Number(value) > 0 && (hasDecimals || currencies.length > 0 || (weight >= 50 && value.length > 2));

const wordsOf = (line: string): string => (/\p{L}{2,}|\p{Script=Han}/u.test(line.replace(bare, '')) ? line : '');
/** Codes of currencies say nothing about what an amount is. */
const bare = /(?<![\p{L}])(?:[A-Z]{3}|R|kr|Rs|zł)(?![\p{L}])/gu;

function wordsAbove(lines: readonly string[], place: number): string {
  const above = lines[place - 1] ?? '';
  return amountsIn(above).some(({ hasDecimals }) => hasDecimals) ? '' : above;
}

/** What the words of a line make of its amounts: final totals first, then totals, then payments; parts and taxes last. */
export function weightOf(printed: string): number {
  const line = folded(printed);
  const isFinal = finalTotal.test(line) || finalTotalJoined.test(line);
  const isTaxIn = taxIncluded.test(line) || taxIncludedJoined.test(line);
  const isPart = partOfIt.test(line) || partOfItJoined.test(line);
  const isTotal = anyTotal.test(line);
  const base = isFinal ? 100 : isTotal ? 60 : paidBy.test(line) ? 30 : 10;
  const part = isPart && !(isFinal && isTaxIn) ? -70 : 0;
  const tax = (taxOrTip.test(line) || taxOrTipJoined.test(line)) && !isTaxIn && !(isFinal && !isPart) ? -50 : 0;
  const other = (notThePrice.test(line) || notThePriceJoined.test(line)) && !isFinal ? -60 : 0;
  return base + part + tax + other + (isTaxIn && (isFinal || isTotal) ? 10 : 0);
}

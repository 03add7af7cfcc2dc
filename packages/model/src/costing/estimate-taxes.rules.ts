import { type Calculated, currencyDecimals, Exact } from '@homeport/grammar';
import type { Assumption } from '../cases/door.generated.ts';
import { conversion, findRate, rateFigure } from '../rates/door.generated.ts';
import { overMonths } from './estimate-line.rules.ts';
import type { EstimateSnapshot } from './estimate-snapshot.ts';
import type { EstimatedLine } from './estimated-line.ts';
import { grossUpOf } from './gross-up.rules.ts';
import { type TaxBands, taxOn } from './tax-bands.rules.ts';

/** What follows from the lines of an estimate: the tax on benefits that the company pays, in their order, and the charges on pay. */
export function addedLines(
  lines: readonly EstimatedLine[],
  of: EstimateSnapshot,
  assumptions: Assumption[],
): readonly EstimatedLine[] {
  const years = [...new Set(lines.map(({ year }) => year))];
  return years.flatMap((year) => {
    const inYear = lines.filter((line) => line.year === year);
    return [...grossUps(inYear, of, assumptions), ...charges(inYear, of)];
  });
}

interface Given {
  readonly value: string;
  readonly currency: string;
}
/** An amount in another currency at the rates of the estimate, with how it came about; null without a rate. */
function into(given: Given | Calculated, from: string, to: string, of: EstimateSnapshot): Calculated | null {
  const { baseCurrency, baseDate, rates } = of;
  const rate = findRate(from, to, baseDate, rates, { baseCurrency });
  if (!rate.ok) return null;
  const legs = (operation: 'multiply' | 'divide') =>
    rate.legs.filter((leg) => leg.operation === operation).map(rateFigure);
  const by = { along: legs('multiply'), against: legs('divide') };
  return conversion.run({ amount: given, ...by }, { decimals: currencyDecimals(to) });
}

/** The pay of a year without what is taken off it: what fills the lower bands. */
const payIn = (lines: readonly EstimatedLine[], currency: string): Given => ({
  value: lines
    .filter(({ kind }) => kind === 'PAY' || kind === 'COST_OF_LIVING' || kind === 'PREMIUMS')
    .reduce((all, { amount }) => all.plus(amount), new Exact(0))
    .toFixed(),
  currency,
});

function grossUps(lines: readonly EstimatedLine[], of: EstimateSnapshot, assumptions: Assumption[]): EstimatedLine[] {
  const { currency, grossUp, incomeTax } = of;
  const isByBands = grossUp.method === 'BRACKETS';
  let below = new Exact(payIn(lines, currency).value);
  return lines
    .filter(({ isGrossedUp }) => isGrossedUp)
    .flatMap((line): EstimatedLine[] => {
      const net: Calculated = { value: line.amount, unit: { kind: 'money', currency }, trace: line.trace };
      const tax = isByBands
        ? taxByTable(net, { value: below.toFixed(), currency }, of, incomeTax)
        : grossUpOf(net, grossUp, null, null);
      if (tax === null || new Exact(line.amount).lte(0)) {
        if (tax === null) assumptions.push({ says: 'NO_GROSS_UP', name: line.name ?? line.kind });
        return [];
      }
      // The next one comes on top of this one and of its tax.
      below = below.plus(line.amount).plus(tax.value);
      return [added(line, 'GROSS_UP', tax, currency, line.isPay || isByBands)];
    });
}

/** By the bands of the host country, in whose currency they are. */
function taxByTable(net: Calculated, other: Given, of: EstimateSnapshot, table: TaxBands | null): Calculated | null {
  if (table === null) return null;
  const [own, below] = [into(net, of.currency, table.currency, of), into(other, of.currency, table.currency, of)];
  if (own === null || below === null) return null;
  const tax = grossUpOf(own, of.grossUp, below, table);
  return tax && table.currency !== of.currency ? into(tax, table.currency, of.currency, of) : tax;
}

/** What is charged on the pay of a year in the host country. */
function charges(lines: readonly EstimatedLine[], of: EstimateSnapshot): EstimatedLine[] {
  const { currency, socialSecurity: table } = of;
  const pay = payIn(lines, currency);
  const first = lines.find(({ kind }) => kind === 'PAY');
  if (table === null || first === undefined) return [];
  const own = into(pay, currency, table.currency, of);
  const charged = own && taxOn(own, table);
  const amount = charged && (table.currency === currency ? charged : into(charged, table.currency, currency, of));
  return amount && !new Exact(amount.value).isZero() ? [added(first, 'SOCIAL', amount, currency, true)] : [];
}

/** A line that follows from another one and lies in the same months. */
function added(
  from: EstimatedLine,
  kind: 'GROSS_UP' | 'SOCIAL',
  { value, trace }: Calculated,
  currency: string,
  isPay: boolean,
): EstimatedLine {
  const { year, benefit, name } = from;
  return {
    ...{
      kind,
      year,
      benefit,
      name,
      amount: value,
      low: value,
      high: value,
      quotedAmount: value,
      quotedCurrency: currency,
    },
    ...{ isPay, isTaxable: false, isGrossedUp: false, trace, lowTrace: null, highTrace: null },
    months: overMonths(value, currency, from.months),
  };
}

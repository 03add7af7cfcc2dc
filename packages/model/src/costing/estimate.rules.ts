import { Exact } from '@homeport/grammar';
import type { Assumption } from '../cases/door.generated.ts';
import { type FoundRate, findRate, type NoRate } from '../rates/door.generated.ts';
import type { BenefitPeriod, CalculationTerms } from '../terms/door.generated.ts';
import { type LineAmount, lineAmount, overMonths } from './estimate-line.rules.ts';
import { assignmentYears, type Days, earlier, partsInYear } from './estimate-parts.rules.ts';
import type { EstimateBenefit, EstimateKind, EstimateSnapshot } from './estimate-snapshot.ts';
import { addedLines } from './estimate-taxes.rules.ts';
import type { EstimatedLine } from './estimated-line.ts';

export interface Estimated {
  readonly lines: readonly EstimatedLine[];
  readonly assumptions: readonly Assumption[];
}

/** One thing that costs something over a time. */
interface Item {
  readonly kind: EstimateKind;
  readonly benefit: string | null;
  readonly name: string | null;
  readonly likely: LineAmount;
  readonly low: string;
  readonly high: string;
  readonly period: BenefitPeriod;
  readonly span: Days;
  readonly shares: readonly string[];
  readonly proration: CalculationTerms['proration'];
  readonly isPay: boolean;
  readonly isTaxable: boolean;
  readonly isGrossedUp: boolean;
}

/**
 * What an assignment is expected to cost: pay, benefits and services by year of the assignment and by month, likely, at least and at
 * most, with the tax that the company pays on benefits and the charges on pay. Pure, and the same for the case, a scenario and a
 * request; without a first day there is nothing to estimate.
 */
export function estimateOf(of: EstimateSnapshot): Estimated {
  if (of.startDate === null) return { lines: [], assumptions: [] };
  const years = assignmentYears(of.startDate, of.endDate);
  const whole: Days = { from: of.startDate, to: years.at(-1)?.to ?? of.startDate };
  const assumptions: Assumption[] = [
    ...(of.endDate === null ? [{ says: 'OPEN_END' } as const] : []),
    ...(of.pay === null ? [{ says: 'NO_PAY' } as const] : []),
  ];
  const items = [...payItems(of, whole), ...benefitItems(of, whole, assumptions), ...serviceItems(of, whole)].flatMap(
    (item) => counted(item, of.countFrom),
  );
  const rateFrom = ratesOf(of);
  const spans = years.map((year) => ({ ...year, full: fullYear(year) }));
  const lines = items.flatMap((item) => linesOf(item, of, { spans, rateFrom }, assumptions));
  return { lines: [...lines, ...addedLines(lines, of, assumptions)], assumptions };
}

/** What of an item lies behind a day; what comes once, or by the item, has come by then or has not. */
function counted(item: Item, from: string | undefined): readonly Item[] {
  const { span, period } = item;
  if (from === undefined || span.from >= from) return [item];
  return span.to < from || period === 'ONCE' || period === 'ITEM' ? [] : [{ ...item, span: { ...span, from } }];
}

/** A year with the days that it would have if it were not cut. */
const fullYear = (of: Days): Days => ({
  from: of.from,
  to: Temporal.PlainDate.from(of.from).add({ years: 1 }).subtract({ days: 1 }).toString(),
});

interface Common {
  readonly spans: readonly (Days & { readonly full: Days })[];
  readonly rateFrom: (currency: string) => FoundRate | NoRate;
}
/** The rate of each currency into that of the estimate, looked up once. */
function ratesOf({ currency: to, baseDate, rates, baseCurrency }: EstimateSnapshot): Common['rateFrom'] {
  const known = new Map<string, FoundRate | NoRate>();
  return (currency) => {
    const found = known.get(currency) ?? findRate(currency, to, baseDate, rates, { baseCurrency });
    known.set(currency, found);
    return found;
  };
}

function linesOf(
  item: Item,
  of: EstimateSnapshot,
  { spans, rateFrom }: Common,
  assumptions: Assumption[],
): EstimatedLine[] {
  const { likely } = item;
  const rate = rateFrom(likely.currency);
  if (!rate.ok) {
    assumptions.push({ says: 'NO_RATE', name: item.name ?? item.kind, from: likely.currency, to: of.currency });
    return [];
  }
  return spans.flatMap((year, at) => {
    const share = item.shares[at] ?? (item.shares.length > 0 ? '0' : '100');
    const line = lineIn(item, year, share, rate, of.currency);
    return line ? [{ ...line, year: at + 1 }] : [];
  });
}

function lineIn(
  item: Item,
  year: Days & { readonly full: Days },
  share: string,
  rate: FoundRate,
  currency: string,
): Omit<EstimatedLine, 'year'> | null {
  const { likely, low, high, period, span, proration, benefit, kind, name, isPay, isTaxable, isGrossedUp } = item;
  const partsOf = (value: string) => partsInYear({ value, currency: likely.currency }, period, span, year, proration);
  const ofLikely = partsOf(likely.value);
  if (ofLikely.months.length === 0) return null;
  const by = (value: string) =>
    value === likely.value ? null : lineAmount({ value, currency: likely.currency }, partsOf(value), share, rate);
  const worked = lineAmount(likely, ofLikely, share, rate);
  const [atLeast, atMost] = [by(low), by(high)];
  if (new Exact((atMost ?? worked).amount.value).isZero()) return null;
  const { value } = worked.amount;
  return {
    ...{ kind, benefit, name, isPay, isTaxable, isGrossedUp, amount: value },
    low: atLeast?.amount.value ?? value,
    high: atMost?.amount.value ?? value,
    quotedAmount: worked.quoted,
    quotedCurrency: likely.currency,
    months: overMonths(value, currency, ofLikely.months),
    trace: worked.amount.trace,
    lowTrace: atLeast?.amount.trace ?? null,
    highTrace: atMost?.amount.trace ?? null,
  };
}

/** The yearly figures of pay, without those that a benefit stands for. What is taken off the pay counts against the cost. */
function payItems({ pay, benefits }: EstimateSnapshot, span: Days): Item[] {
  if (pay === null) return [];
  const replaced = new Set<EstimateKind | null>(benefits.map(({ replaces }) => replaces));
  const { currency, source } = pay;
  const item = (kind: EstimateKind, value: string | null, isPay: boolean): Item[] =>
    value === null || new Exact(value).isZero() || replaced.has(kind)
      ? []
      : [
          {
            ...{ kind, benefit: null, name: null, likely: { value, currency, source }, low: value, high: value },
            ...{ period: 'YEAR', span, shares: [], proration: 'CALENDAR', isPay, isTaxable: false, isGrossedUp: false },
          },
        ];
  const less = (value: string | null): string | null => (value === null ? null : new Exact(value).neg().toFixed());
  return [
    ...item('PAY', pay.baseSalary, true),
    ...item('HYPOTHETICAL_TAX', less(pay.hypotheticalTax), true),
    ...item('HOUSING_NORM', less(pay.housingNorm), true),
    ...item('COST_OF_LIVING', pay.costOfLiving, true),
    ...item('PREMIUMS', pay.premiums, true),
    ...item('HOUSING', pay.hostHousing, false),
  ];
}

function benefitItems({ benefits }: EstimateSnapshot, whole: Days, assumptions: Assumption[]): Item[] {
  return benefits.flatMap((one): Item[] => {
    const { name, period, currency, source, working, shares, proration, isTaxable, isGrossedUp } = one;
    const value = one.amount ?? one.payAmount;
    if (value === null) {
      assumptions.push({ says: 'NO_AMOUNT', name });
      return [];
    }
    if (period === 'ITEM') assumptions.push({ says: 'ONE_ITEM', name });
    const unit = { kind: 'money', currency } as const;
    const likely = {
      ...{ value, currency, ...(source && { source }) },
      ...(working && { from: { value, unit, trace: working } }),
    };
    const isPay = one.amount === null;
    const from = one.startsOn === null || one.startsOn < whole.from ? whole.from : one.startsOn;
    const to = one.endsOn === null || one.endsOn > whole.to ? whole.to : one.endsOn;
    const kind = 'BENEFIT';
    const span = { from, to };
    const said = { benefit: one.benefit, name, likely, period, span, shares, proration, isPay, isTaxable, isGrossedUp };
    return [{ kind, ...said, ...boundsOf(one, value) }];
  });
}

/** At least and at most: a flexible benefit within its limits, the upper one with its tolerance; what comes by the item may not come at all. */
function boundsOf(one: EstimateBenefit, value: string): { readonly low: string; readonly high: string } {
  const { isFlexible, lowerLimit, upperLimit, tolerance, period, amount } = one;
  const isFree = isFlexible && amount !== null;
  const least = isFree && lowerLimit !== null && new Exact(lowerLimit).lt(value) ? lowerLimit : value;
  const limit =
    isFree && upperLimit !== null ? new Exact(upperLimit).times(new Exact(tolerance ?? 0).div(100).plus(1)) : null;
  return { low: period === 'ITEM' ? '0' : least, high: limit?.gt(value) ? limit.toFixed() : value };
}

/** What services are said to cost, in the month that they are planned for; before or after the assignment in its first or last one. */
function serviceItems({ services }: EstimateSnapshot, whole: Days): Item[] {
  return services.map(({ id, name, cost, currency, on }): Item => {
    const day = on === null || on < whole.from ? whole.from : earlier(on, whole.to);
    return {
      ...{ kind: 'SERVICE', benefit: null, name, low: cost, high: cost, period: 'ONCE', shares: [], isPay: false },
      likely: { value: cost, currency, source: { entity: 'caseService', id } },
      ...{ span: { from: day, to: whole.to }, proration: 'CALENDAR', isTaxable: false, isGrossedUp: false },
    };
  });
}

import { type Calculated, Exact, type Trace, type Values } from '@homeport/grammar';
import { balanceOf } from '../cases/door.generated.ts';
import { indexFor, indexOn, intoCurrency, normFor, premiumsOfYear, rentOfYear } from './sheet-figures.rules.ts';
import type { SheetLack, SheetSnapshot } from './sheet-snapshot.ts';
import { taxOn } from './tax-bands.rules.ts';

/** The figures of a balance sheet that are worked out from tables. */
export type SheetFigure = 'hypotheticalTax' | 'housingNorm' | 'spendable' | 'index' | 'premiums' | 'hostHousing';
/** A balance sheet that was worked out: its figures a year, and how each came about. */
export interface WorkedSheet {
  readonly currency: string;
  readonly baseSalary: string;
  readonly neverNegative: boolean;
  readonly byBands: boolean;
  readonly figures: Readonly<Record<SheetFigure, string>>;
  readonly working: Readonly<Partial<Record<SheetFigure, Trace>>>;
}

/**
 * The balance sheet of somebody as of a day (EX-01 to EX-04): hypothetical tax by the bands of the home country, housing norm and spendable
 * income by income and family, the nearest index at the rate of the day, premiums and host housing as they are granted. Answers what is
 * missing where it cannot be worked out.
 */
export function balanceSheetOf(of: SheetSnapshot): WorkedSheet | { readonly lacks: readonly SheetLack[] } {
  const { pay, policy, familySize, norms } = of;
  if (pay === null) return { lacks: ['PAY'] };
  const { salary, currency, source } = pay;
  const income = { value: salary, currency, source };
  const table = of.hypotheticalTax;
  const taxed = table && intoCurrency(income, currency, table.currency, of);
  const ownTax = taxed && taxOn(taxed, table);
  const tax = ownTax && intoCurrency(ownTax, table.currency, currency, of);
  const counted = cappedIncome(of, salary, currency);
  const spendable = normFor(norms, 'SPENDABLE', counted, currency, familySize);
  const norm = policy.takesHousingNorm ? normFor(norms, 'HOUSING', salary, currency, familySize) : null;
  const row = indexFor(of);
  const rent = rentIn(of, currency);
  const lacks: SheetLack[] = [
    ...(tax ? [] : (['HYPOTHETICAL_TAX'] as const)),
    ...(spendable ? [] : (['SPENDABLE'] as const)),
    ...(norm || !policy.takesHousingNorm ? [] : (['HOUSING_NORM'] as const)),
    ...(row ? [] : (['INDEX'] as const)),
    ...(rent === 'RATE' ? (['RATE'] as const) : []),
  ];
  if (!tax || !spendable || !row || lacks.length > 0) return { lacks };
  const host = rent === 'RATE' ? null : rent;
  const worked = {
    hypotheticalTax: tax,
    housingNorm: norm,
    spendable,
    index: indexOn(row, of),
    premiums: premiumsIn(of, currency),
    hostHousing: host,
  };
  return {
    ...{ currency, baseSalary: salary, neverNegative: policy.neverNegative, byBands: policy.byBands },
    figures: mapped(worked, (one) => one?.value ?? '0'),
    working: Object.fromEntries(Object.entries(worked).flatMap(([name, one]) => (one ? [[name, one.trace]] : []))),
  };
}
const mapped = <T>(of: Readonly<Record<SheetFigure, T>>, by: (one: T) => string): Record<SheetFigure, string> => ({
  hypotheticalTax: by(of.hypotheticalTax),
  housingNorm: by(of.housingNorm),
  spendable: by(of.spendable),
  index: by(of.index),
  premiums: by(of.premiums),
  hostHousing: by(of.hostHousing),
});

/** The income that counts for the cost of living: pay up to the cap (EX-03). A cap in another currency counts at the rate of the day, without one not at all. */
function cappedIncome(of: SheetSnapshot, salary: string, currency: string): string {
  const { cap, capCurrency } = of.policy;
  if (cap === null || capCurrency === null) return salary;
  const own = intoCurrency({ value: cap, currency: capCurrency }, capCurrency, currency, of)?.value;
  return own !== undefined && new Exact(own).lt(salary) ? own : salary;
}

function rentIn(of: SheetSnapshot, currency: string): Calculated | 'RATE' | null {
  if (of.rent === null) return null;
  const year = rentOfYear.run({ rent: { value: of.rent.monthly, currency: of.rent.currency } });
  return intoCurrency(year, of.rent.currency, currency, of) ?? 'RATE';
}

function premiumsIn({ premiums }: SheetSnapshot, currency: string): Calculated {
  const of = (perYear: number) =>
    premiums
      .filter((one) => one.perYear === perYear)
      .map(({ amount, name, source }) => ({ value: amount, currency, title: name, source }));
  return premiumsOfYear.run({ monthly: of(12), yearly: of(1) }, { currency });
}

/** A balance sheet as it is kept, with the moment at which it was worked out. */
export const keptSheet = (
  { currency, baseSalary, neverNegative, byBands, figures, working }: WorkedSheet,
  rent: SheetSnapshot['rent'],
  workedOutAt: string,
): Values => ({
  ...{ currency, baseSalary, neverNegative, byBands, workedOutAt, working },
  ...figures,
  hostHousing: rent === null ? null : figures.hostHousing,
  ...{ monthlyRent: rent?.monthly ?? null, rentCurrency: rent?.currency ?? null },
});

/** The two columns of a balance sheet as paper, a year: what the pay is spent on at home, and what is paid and kept abroad. */
export interface SheetColumns {
  readonly tax: { readonly home: string };
  readonly housing: { readonly home: string; readonly host: string };
  readonly goods: { readonly home: string; readonly host: string };
  readonly reserve: { readonly home: string; readonly host: string };
  readonly sum: { readonly home: string; readonly host: string };
  /** What is left of the net after goods and services abroad is the reserve and the premiums. */
  readonly isWhole: boolean;
}
type Columns = Parameters<typeof balanceOf>[0] & { readonly hostHousing: string | null };
/**
 * Puts a balance sheet into its columns and checks it: net − goods and services abroad = reserve + premiums. Where the allowance is floored,
 * capped or banded the difference is borne by one of the two, and it is not whole.
 */
export function sheetColumns(of: Columns): SheetColumns {
  const { reserve, net } = balanceOf(of);
  const goods = new Exact(of.spendable).times(of.index).div(100);
  const left = new Exact(net).minus(goods);
  const promised = new Exact(reserve).plus(of.premiums ?? 0);
  return {
    tax: { home: of.hypotheticalTax },
    housing: { home: of.housingNorm, host: of.hostHousing ?? '0' },
    goods: { home: of.spendable, host: goods.toFixed(2) },
    reserve: { home: reserve, host: left.toFixed(2) },
    sum: { home: of.baseSalary, host: net },
    isWhole: left.minus(promised).abs().lte(oneCent),
  };
}
const oneCent = '0.01';

import type { Trace } from '@homeport/grammar';
import type { RateRecord } from '../rates/door.generated.ts';
import type { BenefitPeriod, CalculationTerms } from '../terms/door.generated.ts';
import type { GrossUp } from './gross-up.rules.ts';
import type { TaxBands } from './tax-bands.rules.ts';

/** A benefit that somebody is granted, as far as its cost is estimated. Amounts are in `currency` for each period, days yyyy-MM-dd. */
export interface EstimateBenefit {
  readonly benefit: string;
  readonly name: string;
  /** The record that grants it, for the explanation; null before there is one. */
  readonly source: { readonly entity: string; readonly id: string; readonly version?: number } | null;
  readonly amount: string | null;
  /** How the amount was worked out, where no record keeps it yet. */
  readonly working?: Trace | null;
  /** What it comes to where it is worked out from pay: then everything that follows from it is pay as well. */
  readonly payAmount: string | null;
  readonly currency: string;
  readonly period: BenefitPeriod;
  readonly startsOn: string | null;
  readonly endsOn: string | null;
  /** Of year 1, 2 …, in percent; a year of which nothing is said has all of it. */
  readonly shares: readonly string[];
  readonly proration: CalculationTerms['proration'];
  readonly isFlexible: boolean;
  readonly lowerLimit: string | null;
  readonly upperLimit: string | null;
  readonly tolerance: string | null;
  readonly isTaxable: boolean;
  /** The company pays the tax on it. */
  readonly isGrossedUp: boolean;
  /** The figure of the balance sheet that this benefit is: it is not counted twice. */
  readonly replaces: 'COST_OF_LIVING' | 'PREMIUMS' | 'HOUSING' | null;
}
/** What a service is said to cost, once. */
export interface EstimateService {
  readonly id: string;
  readonly name: string;
  readonly cost: string;
  readonly currency: string;
  readonly on: string | null;
}
/** The yearly figures that pay brings into an estimate, in one currency: those of the balance sheet, or the salary alone. */
export interface EstimatePay {
  readonly currency: string;
  readonly source: { readonly entity: string; readonly id: string; readonly version: number };
  readonly baseSalary: string;
  readonly hypotheticalTax: string | null;
  readonly housingNorm: string | null;
  readonly costOfLiving: string | null;
  readonly premiums: string | null;
  /** What the company pays for the home abroad; it says nothing of the pay. */
  readonly hostHousing: string | null;
}
/** Everything that the cost of an assignment is estimated from, loaded at one moment. */
export interface EstimateSnapshot {
  readonly startDate: string | null;
  /** Null: open. A year is counted then. */
  readonly endDate: string | null;
  /** What lies before this day is not counted; without it everything is. The years stay those of the assignment. */
  readonly countFrom?: string;
  /** The currency of the estimate. */
  readonly currency: string;
  /** The day whose rates and tables count. */
  readonly baseDate: string;
  readonly benefits: readonly EstimateBenefit[];
  readonly services: readonly EstimateService[];
  readonly pay: EstimatePay | null;
  readonly rates: readonly RateRecord[];
  readonly baseCurrency: string;
  readonly grossUp: GrossUp;
  /** The bands of income tax and of social security in the host country; null where the company keeps none. */
  readonly incomeTax: TaxBands | null;
  readonly socialSecurity: TaxBands | null;
}

/** The kinds of an estimate's lines. */
export type EstimateKind =
  | 'PAY'
  | 'HYPOTHETICAL_TAX'
  | 'HOUSING_NORM'
  | 'COST_OF_LIVING'
  | 'PREMIUMS'
  | 'HOUSING'
  | 'BENEFIT'
  | 'GROSS_UP'
  | 'SERVICE'
  | 'SOCIAL';

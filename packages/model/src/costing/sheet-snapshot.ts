import type { RateRecord } from '../rates/door.generated.ts';
import type { TaxBands } from './tax-bands.rules.ts';

/** A record that a figure was read from, as it was then. */
export interface SheetSource {
  readonly entity: string;
  readonly id: string;
  readonly version: number;
}
/** What people of an income and family size spend a year at home, from an income on. Amounts in `currency`. */
export interface NormRow {
  readonly kind: 'SPENDABLE' | 'HOUSING';
  /** From how many people on; the row of the largest family that is not larger holds. */
  readonly familySize: number;
  readonly fromIncome: string;
  readonly amount: string;
  readonly currency: string;
  readonly source: SheetSource;
}
/** A cost of living index between two countries, or towns in them; a town that is left open stands for all of the country. */
export interface IndexRow {
  readonly homePlace: string | null;
  readonly hostPlace: string | null;
  readonly kind: string;
  readonly index: string;
  readonly homeCurrency: string;
  readonly hostCurrency: string;
  /** Units of the host currency for one of the home currency when it was measured; null where nobody says. */
  readonly measuredRate: string | null;
  readonly source: SheetSource;
}
/** What a policy says of the cost of living. */
export interface SheetPolicy {
  /** The kind of index; null: any. */
  readonly indexKind: string | null;
  /** Pay above it is left out of the cost of living, in `capCurrency`. */
  readonly cap: string | null;
  readonly capCurrency: string | null;
  readonly neverNegative: boolean;
  /** By index bands, as the US State Department does, instead of the index itself. */
  readonly byBands: boolean;
  /** Whether a norm for the home is taken off the pay. */
  readonly takesHousingNorm: boolean;
}
/** Premiums that somebody is granted from pay, for each of `perYear` periods of a year. */
export interface SheetPremium {
  readonly name: string;
  readonly amount: string;
  readonly perYear: number;
  readonly source: SheetSource;
}
/** Everything that a balance sheet is worked out from, as of one day. */
export interface SheetSnapshot {
  /** The day whose pay, tables and rates count. */
  readonly day: string;
  /** The base salary a year, in the currency of the sheet. Null: nobody says. */
  readonly pay: { readonly salary: string; readonly currency: string; readonly source: SheetSource } | null;
  /** With the assignee. */
  readonly familySize: number;
  readonly hypotheticalTax: TaxBands | null;
  readonly norms: readonly NormRow[];
  readonly indexes: readonly IndexRow[];
  readonly homePlace: string | null;
  readonly hostPlace: string | null;
  readonly policy: SheetPolicy;
  readonly premiums: readonly SheetPremium[];
  /** The rent of the home abroad that the company pays, a month. */
  readonly rent: { readonly monthly: string; readonly currency: string } | null;
  readonly rates: readonly RateRecord[];
  readonly baseCurrency: string;
}
/** What a balance sheet cannot be worked out without. */
export type SheetLack = 'PAY' | 'HYPOTHETICAL_TAX' | 'SPENDABLE' | 'HOUSING_NORM' | 'INDEX' | 'RATE';

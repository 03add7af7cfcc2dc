import type { StoredFormula } from '@homeport/grammar';
import type { Calculation, PolicyBenefitVariation } from '../policies/door.generated.ts';

/** How an amount is worked out where a benefit names a calculation. Amounts are decimal texts, percentages `10` for 10 %. */
export interface CalculationTerms {
  readonly code: string;
  readonly name: string;
  readonly method: Calculation['method'];
  /** A code of CALCULATION_BASE. */
  readonly base: string | null;
  readonly percentage: string | null;
  readonly factor: string | null;
  readonly formula: string | null;
  readonly floor: string | null;
  readonly cap: string | null;
  readonly proration: Calculation['proration'];
  readonly decimals: number | null;
}
/** What a benefit amounts to for some of those who get it. */
export interface VariationTerms {
  readonly id: string;
  readonly dependsOn: PolicyBenefitVariation['dependsOn'];
  /** A code, a number, or from–to. */
  readonly value: string;
  readonly amount: string;
  readonly currency: string;
  readonly lowerLimit: string | null;
  readonly upperLimit: string | null;
}
export type BenefitPeriod = 'ONCE' | 'MONTH' | 'YEAR' | 'ITEM';
export type BenefitUnit = 'PIECE' | 'DAY' | 'NIGHT' | 'TRIP' | 'PERSON' | 'KM';
/** What a policy says of a benefit, with what the benefit itself says where the policy is silent. */
export interface BenefitTerms {
  readonly benefit: string;
  readonly name: string;
  /** The line of the policy that says so; null where only the benefit does. */
  readonly policyBenefit: string | null;
  readonly amount: string | null;
  readonly currency: string | null;
  readonly unitType: BenefitUnit | null;
  readonly numberOfUnits: number | null;
  readonly period: BenefitPeriod;
  readonly percentage: string | null;
  readonly coveredYears: number | null;
  /** Of year 1 to 10, in percent; null where nothing is said of a year. */
  readonly years: readonly (string | null)[];
  readonly dataVariation: PolicyBenefitVariation['dependsOn'] | null;
  readonly variations: readonly VariationTerms[];
  readonly calculation: CalculationTerms | null;
  readonly flexOption: boolean;
  readonly lowerLimit: string | null;
  readonly upperLimit: string | null;
  readonly tolerance: string | null;
  readonly exception: boolean;
  readonly include: boolean;
  readonly lockInclude: boolean;
  readonly employeeCanPost: boolean;
}
/** A benefit as a package grants it. */
export interface ComponentTerms {
  readonly terms: BenefitTerms;
  readonly amount: string | null;
  readonly currency: string | null;
  readonly include: boolean;
  readonly lockInclude: boolean;
  readonly perFamilyMember: boolean;
}
/** The pay and the balance sheet that calculations begin with, in one currency, as of one day. */
export interface PayTerms {
  readonly currency: string;
  readonly baseSalary: string | null;
  readonly spendable: string | null;
  readonly housingNorm: string | null;
  readonly index: string | null;
  /** All that a formula may name of the balance sheet, by name; null before there is one. */
  readonly sheet: Readonly<Record<string, string | boolean | null>> | null;
  /** The record of it and its version. */
  readonly source: { readonly entity: string; readonly id: string; readonly version: number } | null;
}
/** Who is entitled, as it is on one day. Days are yyyy-MM-dd. */
export interface Entitled {
  readonly startDate: string | null;
  /** Null: open. */
  readonly endDate: string | null;
  /** Members of the family who move along; without the assignee. */
  readonly along: number;
  /** The code of the grade. */
  readonly grade: string | null;
  readonly hostCountry: string | null;
  /** Between home and host, in kilometres. */
  readonly distance: string | null;
  /** The currency of the assignment, for what has none of its own. */
  readonly currency: string | null;
}
/** Everything that somebody's terms are worked out from, loaded at one moment. */
export interface TermsSnapshot extends Entitled {
  /** What the policy says, in the order of names. */
  readonly policy: readonly BenefitTerms[];
  readonly components: readonly ComponentTerms[];
  readonly pay: PayTerms | null;
  /** Formulas of the company that others may name. */
  readonly formulas: readonly StoredFormula[];
}

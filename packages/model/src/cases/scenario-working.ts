import type { AddressValue, Trace } from '@homeport/grammar';
import type { CostEstimateLine } from './cost-estimate-line.entity.ts';
import type { Assumption } from './estimate-working.ts';

/** What one thing costs in one year of a scenario, in its currency, with how it came about. */
export interface ScenarioLine extends Pick<CostEstimateLine, 'kind' | 'year'> {
  readonly name: string | null;
  readonly amount: string;
  readonly low: string;
  readonly high: string;
  readonly trace: Trace;
}
/** A benefit that the assignee would be granted; the amount is for each period, null where it follows from pay or nothing is said. */
export interface ScenarioTerm {
  readonly benefit: string;
  readonly name: string;
  readonly amount: string | null;
  readonly currency: string;
  readonly period: 'ONCE' | 'MONTH' | 'YEAR' | 'ITEM';
}
/** What a scenario comes to. */
export interface ScenarioWorking {
  readonly lines: readonly ScenarioLine[];
  readonly terms: readonly ScenarioTerm[];
  readonly takenForGiven: readonly (Assumption | NoPolicy)[];
}
/** Neither the scenario nor its assignment names a policy: there is nothing that could cost anything. */
export interface NoPolicy {
  readonly says: 'NO_POLICY';
}
/** The assignment as it was when the scenario was worked out. Days are yyyy-MM-dd, relations ids. */
export interface ScenarioBase {
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly homeLocation: AddressValue | null;
  readonly hostLocation: AddressValue | null;
  readonly policy: string | null;
  readonly relocationPackage: string | null;
  /** Members of the family who move along. */
  readonly along: number;
}

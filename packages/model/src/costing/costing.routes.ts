import { country, currency, date, defineRoute, type Trace, text, whole } from '@homeport/grammar';
import {
  type Assumption,
  type BalanceSheet,
  type CostEstimate,
  type CostEstimateLine,
  caseWorkers,
  type EstimateBounds,
  type EstimateMonth,
} from '../cases/door.generated.ts';

import type { EstimatedLine } from './estimated-line.ts';
import type { SheetColumns } from './sheet.rules.ts';

/** A line as its reader sees it; what follows from pay without amounts where pay is closed. */
export interface EstimateLineView
  extends Pick<
    CostEstimateLine,
    | 'id'
    | 'version'
    | 'year'
    | 'kind'
    | 'amount'
    | 'low'
    | 'high'
    | 'quotedAmount'
    | 'quotedCurrency'
    | 'isTaxable'
    | 'isGrossedUp'
    | 'isComputed'
    | 'reason'
    | 'explanation'
  > {
  /** What it is for, where its kind does not say it. */
  readonly name: string | null;
  /** Null: there is none, or pay is closed. */
  readonly payAmount: string | null;
  readonly payExplanation: CostEstimateLine['payExplanation'];
  readonly bounds: EstimateBounds | null;
  readonly months: readonly EstimateMonth[];
}
export interface EstimateView
  extends Pick<
    CostEstimate,
    | 'id'
    | 'version'
    | 'number'
    | 'baseDate'
    | 'currency'
    | 'total'
    | 'lowTotal'
    | 'highTotal'
    | 'workedOutAt'
    | 'status'
    | 'assumptions'
  > {
  /** Null where pay is closed. */
  readonly payTotal: string | null;
  readonly takenForGiven: readonly Assumption[];
  readonly lines: readonly EstimateLineView[];
  /** Names of what it does not say any more; empty: it is up to date, or frozen. */
  readonly stale: readonly {
    readonly kind: EstimateLineView['kind'];
    readonly name: string | null;
    readonly year: number;
  }[];
  /** Deeds that the caller is offered. */
  readonly can: readonly string[];
}
/** The estimates of an assignment, the newest first. */
export interface CaseEstimates {
  readonly estimates: readonly EstimateView[];
}

/** The cost estimates of an assignment with their lines, year by year and month by month, and what they do not say any more. Changes nothing. */
export const caseEstimates = defineRoute<CaseEstimates>()({
  name: 'caseEstimates',
  label: 'Cost estimates of an assignment',
  method: 'GET',
  path: 'case-estimates',
  about: 'costEstimate',
  who: [...caseWorkers, 'finance', 'financeLead', 'payroll', 'approver'],
  query: { caseDetail: text('Assignment', { required: true, max: 36 }) },
  shape: {
    type: 'object',
    required: ['estimates'],
    properties: { estimates: { type: 'array', items: { type: 'object' } } },
  },
});

/** A cost estimate as PDF, with what its reader sees of it on screen, in their language. Changes nothing. */
export const estimatePaper = defineRoute<never>()({
  name: 'estimatePaper',
  label: 'Cost estimate as PDF',
  method: 'GET',
  path: 'case-estimates/{id}/paper',
  about: 'costEstimate',
  who: [...caseWorkers, 'finance', 'financeLead', 'payroll', 'approver'],
  raw: true,
  limit: 'heavy',
});

/** A balance sheet as paper: amounts a year in its currency, its two columns, and how each figure came about. */
export interface SheetPaper
  extends Pick<
    BalanceSheet,
    | 'baseSalary'
    | 'hypotheticalTax'
    | 'housingNorm'
    | 'spendable'
    | 'reserve'
    | 'costOfLiving'
    | 'premiums'
    | 'hostHousing'
    | 'net'
    | 'index'
    | 'monthlyRent'
    | 'rentCurrency'
    | 'housingDifferential'
    | 'workedOutAt'
  > {
  readonly byBands: boolean;
  readonly neverNegative: boolean;
  readonly columns: SheetColumns;
  readonly working: Readonly<Record<string, Trace>>;
  /** The record, from which what follows from its fields is explained. */
  readonly row: Readonly<Record<string, unknown>>;
}
export interface SheetView extends Pick<BalanceSheet, 'id' | 'version' | 'effectiveFrom' | 'effectiveTo' | 'currency'> {
  /** Null where pay is closed. */
  readonly paper: SheetPaper | null;
}
/** The balance sheets of an assignment, the newest first. */
export interface CaseSheets {
  readonly sheets: readonly SheetView[];
}

/** The balance sheets of an assignment as paper, as far as pay is open to their reader. Changes nothing. */
export const caseSheets = defineRoute<CaseSheets>()({
  name: 'caseSheets',
  label: 'Balance sheets of an assignment',
  method: 'GET',
  path: 'case-balance-sheets',
  about: 'balanceSheet',
  who: [...caseWorkers, 'finance', 'financeLead', 'payroll'],
  query: { caseDetail: text('Assignment', { required: true, max: 36 }) },
  shape: {
    type: 'object',
    required: ['sheets'],
    properties: { sheets: { type: 'array', items: { type: 'object' } } },
  },
});

/** What a request would cost so far; without a currency nothing can be said. */
export interface RequestEstimate {
  readonly currency: string | null;
  readonly lines: readonly Pick<EstimatedLine, 'kind' | 'year' | 'name' | 'amount' | 'low' | 'high' | 'trace'>[];
  readonly takenForGiven: readonly Assumption[];
}

/** What an assignment would cost that is being asked for: what its policy and package include, without pay. Stores nothing. */
export const requestEstimate = defineRoute<RequestEstimate>()({
  name: 'requestEstimate',
  label: 'Estimate of a request',
  method: 'GET',
  path: 'request-estimate',
  about: 'initiation',
  who: [...caseWorkers, 'caseInitiator'],
  query: {
    policy: text('Policy', { required: true, max: 36 }),
    relocationPackage: text('Package', { max: 36 }),
    startDate: date('Start date', { required: true }),
    endDate: date('End date'),
    hostCountry: country('Host country'),
    familySize: whole('Family members who move along', { min: 0, max: 20 }),
    currency: currency('Currency'),
  },
  shape: {
    type: 'object',
    required: ['currency', 'lines', 'takenForGiven'],
    properties: {
      currency: { type: ['string', 'null'] },
      lines: { type: 'array', items: { type: 'object' } },
      takenForGiven: { type: 'array', items: { type: 'object' } },
    },
  },
});

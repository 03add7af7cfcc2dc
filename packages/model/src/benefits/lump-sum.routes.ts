import { defineRoute, json } from '@homeport/grammar';
import type { WhyNot } from './points.rules.ts';

/** The lump sum of the caller, with what was used and what can be chosen. Amounts are decimal texts, days `yyyy-MM-dd`. */
export interface MyLumpSum {
  readonly id: string;
  readonly name: string;
  readonly amount: string;
  readonly used: string;
  readonly remaining: string;
  /** What was used beyond the amount; zero as a rule. */
  readonly over: string;
  readonly currency: string;
  readonly covers: readonly string[];
  readonly uses: readonly {
    readonly id: string;
    readonly usedOn: string;
    readonly description: string;
    readonly amount: string;
    readonly currency: string;
    /** What it takes from the lump sum, in its currency; null without a rate. */
    readonly taken: string | null;
  }[];
  readonly points: number;
  readonly pointsUsed: number;
  readonly pointsLeft: number;
  /** What the points that remain are worth; taxable. Null when points are not paid out. */
  readonly payout: string | null;
  readonly perPoint: string | null;
  readonly mostPaidOut: number;
  readonly optionsUntil: string | null;
  readonly children: number;
  readonly options: readonly {
    readonly id: string;
    readonly name: string;
    readonly points: number;
    readonly maximum: number;
    readonly needsChildren: boolean;
    readonly chosen: number;
    /** Why one more cannot be chosen now. */
    readonly whyNot: WhyNot | null;
  }[];
  readonly hasPolicy: boolean;
}
const shape = {
  type: 'object',
  required: ['id', 'amount', 'used', 'remaining', 'currency', 'points', 'pointsUsed', 'pointsLeft', 'options'],
} as const;

/** Nothing (204) where the policy has no lump sum. */
export const myLumpSum = defineRoute<MyLumpSum>()({
  name: 'myLumpSum',
  label: 'My lump sum',
  method: 'GET',
  path: 'lump-sum/mai',
  who: ['assignee'],
  shape,
});
/** Keeps which options are chosen, all at once. */
export const chooseOptions = defineRoute<MyLumpSum>()({
  name: 'chooseOptions',
  label: 'Choose options of my lump sum',
  method: 'POST',
  path: 'lump-sum/mai/options',
  who: ['assignee'],
  body: { choice: json('Options', { required: true, maxDepth: 2 }) },
  shape,
  refusals: [
    'benefits.noLumpSum',
    'benefits.overBudget',
    'benefits.optionMaximum',
    'benefits.optionNeedsChildren',
    'benefits.optionsClosed',
    'benefits.unknownOption',
  ],
});
/** The text of the policy as a file. */
export const lumpSumPolicy = defineRoute<never>()({
  name: 'lumpSumPolicy',
  label: 'Policy of my lump sum',
  method: 'GET',
  path: 'lump-sum/mai/policy',
  who: ['assignee'],
  raw: true,
  refusals: ['benefits.noLumpSum'],
});

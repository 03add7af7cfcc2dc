import {
  choice,
  currency,
  defineEntity,
  derived,
  jsonOf,
  longText,
  money,
  type RecordOf,
  ref,
  type Trace,
  text,
  whole,
  yesNo,
} from '@homeport/grammar';
import { asItsWhole } from '../role-presets/door.generated.ts';
import { estimateReaders } from './case-access.ts';
import type { EstimateBounds, EstimateMonth, EstimateWorking } from './estimate-working.ts';

/** Worked out with the estimate, and written with it. */
const byEstimate = { readOnly: true, rare: true, drawn: 'the cost estimate of the assignment' } as const;
/** The trace of a tax leads into those of the benefit and of its rate. */
const traced = { ...byEstimate, maxDepth: 60 } as const;

/**
 * One cost of an estimate, in one year of the assignment, in the estimate's currency; where it comes in another one, that stands beside it.
 * Lines are worked out from the benefits, pay and services of the assignment; whoever adds one by hand says why. What follows from pay
 * has an amount of its own, which is read by whom pay is open to.
 */
export const costEstimateLine = defineEntity({
  name: 'costEstimateLine',
  label: 'Cost estimate line',
  plural: 'Cost estimate lines',
  title: ['kind', 'description'],
  search: ['description'],
  indexes: [['costEstimate', 'year'], ['benefit']],
  sort: 'year,asc',
  list: ['costEstimate', 'year', 'kind', 'description', 'amount', 'currency', 'isComputed', 'isTaxable', 'updated'],
  menu: 'cases',
  partOf: 'costEstimate',
  closesWith: 'costEstimate',
  fields: {
    costEstimate: ref('Cost estimate', 'costEstimate', { required: true, fixed: true, onDelete: 'cascade' }),
    year: whole('Year', { required: true, min: 1, max: 10, initial: 1 }),
    kind: choice(
      'Kind',
      {
        PAY: 'Pay',
        HYPOTHETICAL_TAX: 'Hypothetical tax',
        HOUSING_NORM: 'Housing norm',
        COST_OF_LIVING: 'Cost of living allowance',
        PREMIUMS: 'Premiums',
        HOUSING: 'Host housing',
        BENEFIT: 'Benefit',
        GROSS_UP: 'Tax paid by the company',
        SERVICE: 'Service',
        TAX: 'Tax',
        SOCIAL: 'Social security',
        FEE: 'Fee',
      },
      { required: true, initial: 'BENEFIT' },
    ),
    benefit: ref('Benefit', 'benefit'),
    description: text('Description', { max: 200 }),
    amount: money('Amount', { help: 'Empty where it follows from pay.' }),
    low: money('At least', { readOnly: true, rare: true }),
    high: money('At most', { readOnly: true, rare: true }),
    payAmount: derived(money('Amount that follows from pay', { kind: 'pay' }), {
      by: 'estimateLine',
      trace: 'payExplanation',
    }),
    currency: currency('Currency', { required: true }),
    quotedAmount: money('Quoted amount', { currency: 'quotedCurrency' }),
    quotedCurrency: currency('Quoted in'),
    isTaxable: yesNo('Taxable', { initial: false }),
    isGrossedUp: yesNo('Grossed up', { initial: false }),
    isComputed: yesNo('Worked out', { initial: false, readOnly: true }),
    reason: longText('Reason', { max: 1000, help: 'Why it stands in the estimate, where it was not worked out.' }),
    months: jsonOf<readonly EstimateMonth[]>()('Month by month', byEstimate),
    bounds: jsonOf<EstimateBounds>()('How its bounds were worked out', traced),
    working: jsonOf<EstimateWorking>()('How it was worked out', { kind: 'pay', ...traced }),
    explanation: derived(jsonOf<Trace>()('How the amount was computed', traced)),
    payExplanation: derived(jsonOf<Trace>()('How the amount from pay was computed', { kind: 'pay', ...traced })),
  },
  access: asItsWhole('costEstimate', estimateReaders),
});
export interface CostEstimateLine extends RecordOf<typeof costEstimateLine> {}

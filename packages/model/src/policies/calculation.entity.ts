import {
  choice,
  codeAndName,
  currency,
  decimal,
  defineEntity,
  formulaCases,
  longText,
  money,
  option,
  percentage,
  type RecordOf,
  whole,
} from '@homeport/grammar';
import { coded } from '../record-presets/door.generated.ts';
import { shownOutside } from '../role-presets/door.generated.ts';
import { policyAccess } from './policy-access.ts';

/** How an amount comes about: from which base, by what share or formula, rounded and prorated how. */
export const calculation = defineEntity({
  name: 'calculation',
  label: 'Calculation',
  plural: 'Calculations',
  ...coded,
  list: ['code', 'name', 'method', 'base', 'proration', 'active', 'updated'],
  facts: ['method', 'base', 'percentage', 'proration', 'decimals'],
  needsVersion: true,
  configuration: {},
  fields: {
    ...codeAndName,
    method: choice(
      'Method',
      {
        FIXED: 'Fixed amount',
        PERCENT: 'Share of the base',
        PER_UNIT: 'Amount for each unit',
        INDEX: 'By index over 100',
        FORMULA: 'Formula',
      },
      { required: true, initial: 'FIXED' },
    ),
    base: option('Base', 'CALCULATION_BASE'),
    percentage: percentage('Percentage', { min: 0, max: 1000 }),
    factor: decimal('Factor', { min: 0, decimals: 6 }),
    formula: longText('Formula', {
      max: 4000,
      help: 'Names of the balance sheet, numbers, + − × ÷ ( ) and functions.',
      offers: {
        what: 'formula',
        on: 'balanceSheet',
        formula: {
          code: 'code',
          cases: 'testCases',
          bands: {
            table: 'taxTable',
            code: 'code',
            since: 'effectiveFrom',
            rows: 'taxTableBand',
            row: { of: 'taxTable', from: 'fromAmount', currency: 'currency', rate: 'rate' },
          },
        },
      },
    }),
    testCases: formulaCases('Tests'),
    floor: money('Never below', { min: 0 }),
    cap: money('Never above', { min: 0 }),
    currency: currency('Currency'),
    proration: choice(
      'Proration',
      { NONE: 'None', CALENDAR: 'Calendar days', THIRTY: 'Months of 30 days', WORKING: 'Working days' },
      { required: true, initial: 'CALENDAR' },
    ),
    decimals: whole('Round to decimals', { min: 0, max: 4, initial: 2 }),
    dayOfMonth: whole('Paid on day of month', { min: 1, max: 31 }),
  },
  access: shownOutside(['code', 'name', 'method'], policyAccess),
});
export interface Calculation extends RecordOf<typeof calculation> {}

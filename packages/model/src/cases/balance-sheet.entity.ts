import {
  currency,
  decimal,
  defineEntity,
  derived,
  effective,
  money,
  type RecordOf,
  ref,
  yesNo,
} from '@homeport/grammar';
import { asItsCase, grantTo } from '../role-presets/door.generated.ts';

/** The balance sheet of an assignment for a time: what the home pay buys, and what keeps it whole in the host country. */
export const balanceSheet = defineEntity({
  name: 'balanceSheet',
  label: 'Balance sheet',
  plural: 'Balance sheets',
  title: ['caseDetail', 'effectiveFrom'],
  unique: [{ fields: ['caseDetail', 'effectiveFrom'] }],
  indexes: [['caseDetail']],
  list: ['caseDetail', 'effectiveFrom', 'effectiveTo', 'baseSalary', 'costOfLiving', 'net', 'currency', 'updated'],
  facts: ['caseDetail', 'baseSalary', 'costOfLiving', 'reserve', 'net'],
  menu: 'cases',
  needsVersion: true,
  sections: [
    { label: 'Home', fields: ['baseSalary', 'currency', 'hypotheticalTax', 'housingNorm', 'spendable', 'reserve'] },
    { label: 'Host', fields: ['index', 'neverNegative', 'costOfLiving', 'hostHousing', 'premiums', 'net'] },
  ],
  excludes: [{ same: ['caseDetail'], over: [{ from: 'effectiveFrom', to: 'effectiveTo' }] }],
  fields: {
    caseDetail: ref('Assignment', 'caseDetail', { required: true, fixed: true, onDelete: 'cascade' }),
    ...effective,
    currency: currency('Currency', { required: true }),
    baseSalary: money('Base salary a year', { kind: 'pay', required: true, min: 0 }),
    hypotheticalTax: money('Hypothetical tax', { kind: 'pay', required: true, min: 0 }),
    housingNorm: money('Housing norm', { kind: 'pay', required: true, min: 0 }),
    spendable: money('Spendable income', { kind: 'pay', required: true, min: 0 }),
    index: decimal('Cost of living index', { required: true, min: 0, max: 1000, decimals: 2, help: 'Home is 100.' }),
    neverNegative: yesNo('Never below zero', { initial: true }),
    premiums: money('Premiums', { kind: 'pay', min: 0 }),
    hostHousing: money('Host housing paid by the company', { min: 0 }),
    reserve: derived(money('Reserve', { kind: 'pay' }), { by: 'balanceReserve' }),
    costOfLiving: derived(money('Cost of living allowance', { kind: 'pay' }), { by: 'costOfLivingAllowance' }),
    net: derived(money('Net', { kind: 'pay' }), { by: 'balanceNet' }),
  },
  // It begins with somebody's pay, and every figure leads back to it: whoever may not see that sees that there is a sheet.
  access: asItsCase({
    ...grantTo(['caseManager', 'finance', 'financeLead', 'administrator'], { do: ['read', 'export'] }),
    payroll: { do: ['read', 'export'], kinds: ['pay'] },
    ...grantTo(['hr', 'master'], { do: ['read', 'create', 'update', 'delete', 'export'], kinds: ['pay'] }),
  }),
});
export interface BalanceSheet extends RecordOf<typeof balanceSheet> {}

import {
  currency,
  date,
  defineEntity,
  derived,
  money,
  type RecordOf,
  ref,
  severalListed,
  whole,
} from '@homeport/grammar';
import { payAccess } from './payroll-access.ts';

/** What people from outside see of it, whoever of them may. */
const seenOutside = [
  'sharePlan',
  'employee',
  'grantDate',
  'quantity',
  'optionPrice',
  'currency',
  'vestingStart',
  'vestedQuantity',
  'exercisedQuantity',
  'openQuantity',
  'expiryDate',
  'taxableCountries',
];

/** Shares or options given to one person. The option price is in GBP (specification, section 9). */
export const sharePlanGrant = defineEntity({
  name: 'sharePlanGrant',
  label: 'Grant',
  plural: 'Grants of share plans',
  title: ['sharePlan', 'employee', 'grantDate'],
  indexes: [['employee', 'grantDate'], ['sharePlan']],
  sort: 'grantDate,desc',
  list: ['sharePlan', 'employee', 'grantDate', 'quantity', 'optionPrice', 'currency', 'vestedQuantity', 'openQuantity'],
  facts: ['sharePlan', 'employee', 'quantity', 'vestedQuantity', 'openQuantity', 'expiryDate'],
  menu: 'vendor',
  fields: {
    sharePlan: ref('Share plan', 'sharePlan', { required: true, fixed: true }),
    employee: ref('Employee', 'employee', { required: true, fixed: true }),
    grantDate: date('Granted', { required: true }),
    quantity: whole('Quantity', { required: true, min: 1 }),
    optionPrice: money('Option price', { kind: 'pay', min: 0 }),
    currency: derived(currency('Currency')),
    vestingStart: date('Vesting from', { notBefore: 'grantDate' }),
    vestedQuantity: whole('Vested', { min: 0, initial: 0 }),
    exercisedQuantity: whole('Exercised', { min: 0, initial: 0 }),
    openQuantity: derived(whole('Still open')),
    expiryDate: date('Expires', { notBefore: 'grantDate' }),
    taxableCountries: severalListed('Taxable in', 'country', { max: 120 }),
  },
  access: {
    ...payAccess,
    assignee: {
      do: ['read'],
      where: { field: 'employee.person', op: 'eq', value: '$me.person' },
      show: seenOutside,
      kinds: ['pay'],
    },
    vendor: {
      do: ['read'],
      where: { field: 'sharePlan.administrator', op: 'eq', value: '$me.user' },
      show: seenOutside,
      kinds: ['pay'],
    },
  },
});
export interface SharePlanGrant extends RecordOf<typeof sharePlanGrant> {}

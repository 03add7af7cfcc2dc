import {
  choice,
  code,
  currency,
  defineEntity,
  money,
  option,
  percentage,
  type RecordOf,
  text,
  yesNo,
} from '@homeport/grammar';
import { settingsAccess } from '../everyone.ts';

/** Something a policy grants: school fees, home leave, temporary housing. */
export const benefit = defineEntity({
  name: 'benefit',
  label: 'Benefit',
  plural: 'Benefits',
  title: ['name'],
  search: ['name', 'code'],
  unique: [{ fields: ['code'] }],
  sort: 'name,asc',
  list: ['code', 'name', 'category', 'amount', 'currency', 'period', 'active', 'updated'],
  menu: 'admin',
  canDeactivate: true,
  fields: {
    code: code('Code', { required: true, max: 40, fixed: true }),
    name: text('Name', { required: true, max: 120 }),
    category: option('Category', 'BENEFIT_CATEGORY'),
    amount: money('Amount', { min: 0 }),
    currency: currency('Currency'),
    period: choice(
      'Period',
      { ONCE: 'Once', MONTH: 'Per month', YEAR: 'Per year', ITEM: 'Per item' },
      { initial: 'ONCE' },
    ),
    lowerLimit: money('Lower limit', { min: 0 }),
    upperLimit: money('Upper limit', { min: 0 }),
    tolerance: percentage('Tolerance', {
      min: 0,
      max: 100,
      help: 'Over the upper limit up to this share is automatic; beyond it an exception is needed.',
    }),
    manualApproval: yesNo('Manual approval', { initial: false }),
    employeeCanPost: yesNo('Employee can post', { initial: true }),
  },
  access: settingsAccess,
});
export interface Benefit extends RecordOf<typeof benefit> {}

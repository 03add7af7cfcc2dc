import {
  choice,
  currency,
  defineEntity,
  money,
  percentage,
  person,
  type RecordOf,
  ref,
  yesNo,
} from '@homeport/grammar';
import { asItsCase } from '../role-presets/door.generated.ts';

/** Where a benefit that an assignment was started with comes from. */
const grantedBy = { POLICY: 'Included in the policy', PACKAGE: 'Included in the package' } as const;

/** A benefit as granted to one assignment, with the limits that hold for it. */
export const caseBenefit = defineEntity({
  name: 'caseBenefit',
  label: 'Assignment benefit',
  plural: 'Assignment benefits',
  title: ['benefit'],
  unique: [{ fields: ['caseDetail', 'benefit'] }],
  indexes: [['caseDetail'], ['assignee']],
  list: ['caseDetail', 'benefit', 'amount', 'currency', 'upperLimit', 'period', 'updated'],
  menu: 'cases',
  needsVersion: true,
  fields: {
    caseDetail: ref('Assignment', 'caseDetail', { required: true, fixed: true, wire: 'id' }),
    assignee: person('Assignee', { required: true, fixed: true }),
    benefit: ref('Benefit', 'benefit', { required: true, fixed: true }),
    amount: money('Amount', { min: 0 }),
    currency: currency('Currency', { required: true }),
    lowerLimit: money('Lower limit', { min: 0 }),
    upperLimit: money('Upper limit', { min: 0 }),
    tolerance: percentage('Tolerance', { min: 0, max: 100 }),
    period: choice(
      'Period',
      { ONCE: 'Once', MONTH: 'Per month', YEAR: 'Per year', ITEM: 'Per item' },
      { initial: 'ONCE' },
    ),
    grantedBy: choice('Granted by', grantedBy, { readOnly: true }),
    withExpenses: yesNo('Expenses can be posted', { initial: true }),
  },
  access: asItsCase({
    assignee: {
      do: ['read'],
      where: { field: 'assignee', op: 'eq', value: '$me.person' },
      show: ['caseDetail', 'assignee', 'benefit', 'amount', 'currency', 'upperLimit', 'period', 'withExpenses'],
    },
    caseManager: { do: 'everything' },
    hr: { do: ['read', 'create', 'update', 'export'] },
    finance: { do: ['read', 'export'] },
    financeLead: { do: ['read', 'export'] },
    payroll: { do: ['read'] },
    // Nothing of assignments that they may not see.
    approver: { do: ['read'], follows: 'caseDetail' },
    lineManager: { do: ['read'], follows: 'caseDetail' },
    administrator: { do: 'everything' },
    master: { do: 'everything' },
  }),
});
export interface CaseBenefit extends RecordOf<typeof caseBenefit> {}

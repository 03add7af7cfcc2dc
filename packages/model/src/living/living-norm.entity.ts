import {
  choice,
  country,
  currency,
  defineEntity,
  effective,
  money,
  type RecordOf,
  text,
  whole,
} from '@homeport/grammar';
import { bookSettings } from '../role-presets/door.generated.ts';

/**
 * What people spend a year at home from an income on: on goods and services, or on their home. For a family of so many and more, until
 * a row for a larger one; one at a time, held by the database.
 */
export const livingNorm = defineEntity({
  name: 'livingNorm',
  label: 'Living norm',
  plural: 'Living norms',
  title: ['country', 'kind', 'familySize', 'fromIncome'],
  indexes: [['country', 'kind', 'effectiveFrom']],
  sort: 'fromIncome,asc',
  list: ['country', 'kind', 'familySize', 'fromIncome', 'amount', 'currency', 'source', 'effectiveFrom', 'updated'],
  menu: 'financial',
  excludes: [
    {
      same: ['country', 'kind', 'familySize', 'fromIncome', 'currency'],
      over: [{ from: 'effectiveFrom', to: 'effectiveTo' }],
    },
  ],
  fields: {
    country: country('Home country', { required: true }),
    kind: choice(
      'Kind',
      { SPENDABLE: 'Spendable income', HOUSING: 'Housing norm' },
      { required: true, initial: 'SPENDABLE' },
    ),
    familySize: whole('Family of', { required: true, min: 1, max: 20, initial: 1, help: 'With the assignee.' }),
    fromIncome: money('From an income of', { required: true, min: 0 }),
    amount: money('Amount a year', { required: true, min: 0 }),
    currency: currency('Currency', { required: true }),
    source: text('Source', { required: true, max: 120 }),
    ...effective,
  },
  access: bookSettings,
});
export interface LivingNorm extends RecordOf<typeof livingNorm> {}

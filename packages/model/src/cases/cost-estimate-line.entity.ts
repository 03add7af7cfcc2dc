import { choice, currency, defineEntity, money, type RecordOf, ref, text, whole, yesNo } from '@homeport/grammar';
import { asItsWhole } from '../role-presets/door.generated.ts';
import { caseParts } from './case-access.ts';

/** One cost of an estimate, in one year, in the estimate's currency; where it was quoted in another one, that stands beside it. */
export const costEstimateLine = defineEntity({
  name: 'costEstimateLine',
  label: 'Cost estimate line',
  plural: 'Cost estimate lines',
  title: ['description'],
  search: ['description'],
  indexes: [['costEstimate', 'year'], ['benefit']],
  sort: 'year,asc',
  list: ['costEstimate', 'year', 'kind', 'description', 'amount', 'currency', 'isTaxable', 'updated'],
  menu: 'cases',
  partOf: 'costEstimate',
  closesWith: 'costEstimate',
  fields: {
    costEstimate: ref('Cost estimate', 'costEstimate', { required: true, fixed: true, onDelete: 'cascade' }),
    year: whole('Year', { required: true, min: 1, max: 10, initial: 1 }),
    kind: choice(
      'Kind',
      { PAY: 'Pay', BENEFIT: 'Benefit', SERVICE: 'Service', TAX: 'Tax', SOCIAL: 'Social security', FEE: 'Fee' },
      { required: true, initial: 'BENEFIT' },
    ),
    benefit: ref('Benefit', 'benefit'),
    description: text('Description', { required: true, max: 200 }),
    amount: money('Amount', { required: true }),
    currency: currency('Currency', { required: true }),
    quotedAmount: money('Quoted amount', { currency: 'quotedCurrency' }),
    quotedCurrency: currency('Quoted in'),
    isTaxable: yesNo('Taxable', { initial: false }),
    isGrossedUp: yesNo('Grossed up', { initial: false }),
  },
  access: asItsWhole('costEstimate', caseParts),
});
export interface CostEstimateLine extends RecordOf<typeof costEstimateLine> {}

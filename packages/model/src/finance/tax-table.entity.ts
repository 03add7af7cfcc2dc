import {
  choice,
  codeAndName,
  country,
  currency,
  defineEntity,
  effective,
  type RecordOf,
  text,
} from '@homeport/grammar';
import { bookSettings } from '../role-presets/door.generated.ts';

/** The bands of one tax in one country for one kind of taxpayer, from a day on; one at a time, held by the database. */
export const taxTable = defineEntity({
  name: 'taxTable',
  label: 'Tax table',
  plural: 'Tax tables',
  title: ['name', 'effectiveFrom'],
  search: ['code', 'name'],
  indexes: [['country', 'kind', 'effectiveFrom']],
  sort: 'code,asc',
  list: ['code', 'name', 'country', 'kind', 'filingStatus', 'currency', 'effectiveFrom', 'effectiveTo', 'updated'],
  menu: 'financial',
  canDeactivate: true,
  configuration: { key: ['code', 'effectiveFrom'] },
  excludes: [
    {
      same: ['code'],
      over: [{ from: 'effectiveFrom', to: 'effectiveTo' }],
      when: { field: 'active', op: 'eq', value: true },
    },
  ],
  fields: {
    ...codeAndName,
    country: country('Country', { required: true }),
    state: text('State or canton', { max: 60 }),
    kind: choice(
      'Kind',
      { HYPOTHETICAL: 'Hypothetical tax', INCOME: 'Income tax', SOCIAL: 'Social security' },
      { required: true },
    ),
    filingStatus: choice(
      'Taxpayer',
      { SINGLE: 'Single', MARRIED: 'Married', MARRIED_CHILDREN: 'Married with children', ALL: 'Everybody' },
      { required: true, initial: 'ALL' },
    ),
    currency: currency('Currency', { required: true }),
    ...effective,
    source: text('Source', { max: 200 }),
  },
  access: bookSettings,
});
export interface TaxTable extends RecordOf<typeof taxTable> {}

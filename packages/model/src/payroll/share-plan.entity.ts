import { choice, codeAndName, defineEntity, longText, type RecordOf, ref, text, whole } from '@homeport/grammar';
import { paySettings } from './payroll-access.ts';

/** A plan under which people are given shares or options. Its administrator may be a vendor. Prices are shown in GBP. */
export const sharePlan = defineEntity({
  name: 'sharePlan',
  label: 'Share plan',
  plural: 'Share Plans',
  title: ['name'],
  search: ['code', 'name', 'company'],
  unique: [{ fields: ['code'] }],
  sort: 'name,asc',
  list: ['code', 'name', 'kind', 'company', 'vestingYears', 'administrator', 'active', 'updated'],
  menu: 'vendor',
  canDeactivate: true,
  fields: {
    ...codeAndName,
    kind: choice(
      'Kind',
      { OPTIONS: 'Share options', RESTRICTED: 'Restricted shares', PURCHASE: 'Purchase plan', BONUS: 'Bonus shares' },
      { required: true },
    ),
    company: text('Company', { required: true, max: 160 }),
    ticker: text('Ticker', { max: 20 }),
    vestingYears: whole('Vesting', { min: 0, max: 20, unit: 'years' }),
    cliffMonths: whole('First vesting after', { min: 0, max: 60, unit: 'months' }),
    administrator: ref('Administrator', 'user'),
    rules: longText('Rules', { max: 4000 }),
  },
  access: {
    ...paySettings,
    vendor: {
      do: ['read'],
      where: { field: 'administrator', op: 'eq', value: '$me.user' },
      show: ['code', 'name', 'kind', 'company', 'ticker', 'vestingYears', 'cliffMonths', 'administrator', 'rules'],
    },
  },
});
export interface SharePlan extends RecordOf<typeof sharePlan> {}

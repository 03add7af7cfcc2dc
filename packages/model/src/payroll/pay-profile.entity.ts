import {
  choice,
  codeAndName,
  country,
  currency,
  defineEntity,
  derived,
  percentage,
  type RecordOf,
  ref,
  text,
  whole,
  yesNo,
} from '@homeport/grammar';
import { coded } from '../record-presets/door.generated.ts';
import { paySettings } from './payroll-access.ts';

/** A payroll: in which country, how often, on which day, and until when it takes instructions. */
export const payProfile = defineEntity({
  name: 'payProfile',
  label: 'Pay profile',
  plural: 'Pay profiles',
  ...coded,
  menu: 'financial',
  list: ['code', 'name', 'country', 'frequency', 'payDay', 'currency', 'payrollProvider', 'active', 'updated'],
  fields: {
    ...codeAndName,
    country: country('Country', { required: true }),
    currency: currency('Currency', { required: true }),
    frequency: choice(
      'Frequency',
      { WEEKLY: 'Weekly', FORTNIGHTLY: 'Every two weeks', MONTHLY: 'Monthly' },
      { required: true, initial: 'MONTHLY' },
    ),
    payDay: whole('Day of month', { min: 1, max: 31 }),
    cutOffDays: whole('Instructions before the end by', { min: 0, max: 31, unit: 'days' }),
    provider: ref('Payroll provider', 'serviceProvider'),
    // As it was typed before there was the list of providers.
    payrollProvider: derived(text('Name of the payroll provider', { max: 160 })),
    homeShare: percentage('Share paid at home', { min: 0, max: 100 }),
    isShadow: yesNo('Shadow payroll', { initial: false }),
  },
  access: paySettings,
});
export interface PayProfile extends RecordOf<typeof payProfile> {}

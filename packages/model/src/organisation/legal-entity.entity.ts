import {
  codeAndName,
  country,
  currency,
  defineEntity,
  option,
  type RecordOf,
  reachable,
  ref,
  text,
  yesNo,
} from '@homeport/grammar';
import { coded } from '../record-presets/door.generated.ts';
import { shownOutside, staffSettings } from '../role-presets/door.generated.ts';

/** A company in the sense of the law: who employs people, who is invoiced, who pays tax where. */
export const legalEntity = defineEntity({
  name: 'legalEntity',
  label: 'Legal entity',
  plural: 'Legal entities',
  ...coded,
  alike: { company: ['name'] },
  indexes: [['company'], ['country']],
  list: ['code', 'name', 'company', 'country', 'currency', 'active', 'updated'],
  facts: ['code', 'company', 'country', 'registrationNumber', 'taxNumber'],
  fields: {
    ...codeAndName,
    company: ref('Company', 'company'),
    country: country('Country', { required: true }),
    form: text('Legal form', { max: 60 }),
    registrationNumber: text('Registration number', { max: 40 }),
    taxNumber: text('Tax number', { max: 40 }),
    socialSecurityNumber: text('Employer’s social security number', { max: 40, rare: true }),
    leiCode: text('LEI', { min: 20, max: 20, rare: true, help: 'Legal Entity Identifier, 20 characters.' }),
    currency: currency('Currency', { required: true }),
    payFrequency: option('Pay frequency', 'PAY_FREQUENCY'),
    isEmployer: yesNo('Employs people', { initial: true }),
    ...reachable,
  },
  access: shownOutside(
    [
      'code',
      'name',
      'company',
      'country',
      'form',
      'currency',
      'payFrequency',
      'isEmployer',
      'address',
      'phone',
      'email',
      'webAddress',
    ],
    staffSettings,
  ),
});
export interface LegalEntity extends RecordOf<typeof legalEntity> {}

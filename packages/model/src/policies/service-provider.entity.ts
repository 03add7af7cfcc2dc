import {
  codeAndName,
  country,
  currency,
  date,
  decimal,
  defineEntity,
  option,
  type RecordOf,
  reachable,
  ref,
  refs,
  text,
  yesNo,
} from '@homeport/grammar';
import { coded } from '../record-presets/door.generated.ts';
import { shownOutside, staffSettings } from '../role-presets/door.generated.ts';

/** What people from outside see of it, whoever of them may. */
const seenOutside = ['code', 'name', 'country', 'serviceTypes', 'address', 'phone', 'email', 'webAddress'];

/** Who carries services out. Its people see their own cases only, unless that is opened here. */
export const serviceProvider = defineEntity({
  name: 'serviceProvider',
  label: 'Service provider',
  plural: 'Service providers',
  ...coded,
  alike: { company: ['name'] },
  unique: [{ fields: ['code'] }, { fields: ['country'], when: 'isDefault', refusal: 'policies.oneDefaultPerCountry' }],
  indexes: [['party'], ['country']],
  list: ['code', 'name', 'country', 'serviceTypes', 'rating', 'isDefault', 'active', 'updated'],
  facts: ['party', 'country', 'rating', 'ownCasesOnly', 'insuredUntil'],
  needsVersion: true,
  fields: {
    ...codeAndName,
    party: ref('Party', 'party', { onDelete: 'clear' }),
    country: country('Country'),
    serviceTypes: refs('Services', 'serviceType'),
    users: refs('Users', 'user'),
    isDefault: yesNo('DEFAULT for its country', { initial: false }),
    ownCasesOnly: yesNo('Own cases only', { initial: true }),
    rating: decimal('Rating', { min: 0, max: 5, decimals: 1, help: 'From 0 to 5, of the surveys.' }),
    accreditation: text('Accreditation', { max: 120, help: 'FIDI-FAIM, EuRA, ISO 9001 …' }),
    insuredUntil: date('Liability insured until'),
    paymentTerms: option('Payment terms', 'PAYMENT_TERMS'),
    currency: currency('Currency'),
    taxNumber: text('Tax number', { max: 40 }),
    ...reachable,
  },
  access: shownOutside(
    {
      client: seenOutside,
      caseInitiator: seenOutside,
    },
    {
      ...staffSettings,
      // Whoever arranges a service enters a provider that is not there yet.
      caseManager: { do: ['read', 'create', 'export'] },
      vendor: {
        do: ['read'],
        where: { field: 'users', op: 'eq', value: '$me.user' },
        show: [
          ...seenOutside,
          'party',
          'users',
          'accreditation',
          'insuredUntil',
          'paymentTerms',
          'currency',
          'taxNumber',
        ],
      },
    },
  ),
});
export interface ServiceProvider extends RecordOf<typeof serviceProvider> {}

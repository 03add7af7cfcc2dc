import {
  codeAndName,
  country,
  currency,
  date,
  decimal,
  defineEntity,
  derived,
  option,
  percentage,
  type RecordOf,
  reachable,
  ref,
  refs,
  text,
  whole,
  yesNo,
} from '@homeport/grammar';
import { coded, partyHelp } from '../record-presets/door.generated.ts';
import { shownOutside, staffSettings } from '../role-presets/door.generated.ts';

/** What people from outside see of it, whoever of them may. */
const seenOutside = ['code', 'name', 'country', 'serviceTypes', 'address', 'phone', 'email', 'webAddress'];

/** Who carries services out. Its people see what it does, each of them their own cases only where that is said here. */
export const serviceProvider = defineEntity({
  name: 'serviceProvider',
  label: 'Service provider',
  plural: 'Service providers',
  ...coded,
  alike: { company: ['name'] },
  unique: [{ fields: ['code'] }, { fields: ['country'], when: 'isDefault', refusal: 'policies.oneDefaultPerCountry' }],
  indexes: [['party'], ['country']],
  sideOf: {
    relation: 'party',
    shares: ['name', 'taxNumber'],
    copies: ['code', 'country', 'phone', 'email', 'address', 'webAddress', 'paymentTerms'],
    makes: { kind: 'VENDOR' },
  },
  list: [
    'code',
    'name',
    'country',
    'serviceTypes',
    'rating',
    'acceptedShare',
    'lateShare',
    'isDefault',
    'active',
    'updated',
  ],
  facts: ['party', 'country', 'rating', 'acceptedShare', 'lateShare', 'hoursToAnswer'],
  needsVersion: true,
  fields: {
    ...codeAndName,
    name: text('Name', { required: true, max: 160 }),
    party: ref('Party', 'party', { help: partyHelp }),
    country: country('Country'),
    serviceTypes: refs('Services', 'serviceType'),
    users: refs('Users', 'user'),
    isDefault: yesNo('DEFAULT for its country', { initial: false }),
    ownCasesOnly: yesNo('Own cases only', {
      initial: false,
      help: 'Its people see only the services that name them, not those of their colleagues.',
    }),
    rating: derived(decimal('Rating', { min: 0, max: 5, decimals: 1, help: 'From 0 to 5, of the surveys.' })),
    answeredSurveys: derived(whole('Answered surveys', { min: 0 })),
    answersWithin: whole('Answers orders within', {
      min: 1,
      max: 400,
      unit: 'h',
      help: 'In its working hours. Empty: no answer is late.',
    }),
    workingHours: text('Working hours', {
      max: 120,
      help: 'As 09:00-12:00, 13:00-18:00, on the clock of its time zone. Empty: nine to five.',
    }),
    timeZone: ref('Time zone', 'timeZone'),
    orders: derived(whole('Orders', { min: 0, help: 'Those that were answered, or should have been.' })),
    acceptedShare: derived(percentage('Accepted', { min: 0, max: 100, help: 'Of its orders.' })),
    lateShare: derived(percentage('Answered late', { min: 0, max: 100, help: 'Or not yet, of its orders.' })),
    hoursToAnswer: derived(
      decimal('Answers after', { min: 0, decimals: 1, unit: 'h', help: 'Working hours, on average.' }),
    ),
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

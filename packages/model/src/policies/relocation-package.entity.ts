import {
  choice,
  codeAndName,
  currency,
  defineEntity,
  longText,
  money,
  type RecordOf,
  ref,
  whole,
  yesNo,
} from '@homeport/grammar';
import { coded } from '../record-presets/door.generated.ts';
import { shownOutside } from '../role-presets/door.generated.ts';
import { policyAccess } from './policy-access.ts';

/** What people from outside see of it, whoever of them may. */
const seenOutside = ['code', 'name', 'kind', 'currency', 'points', 'isTaxable', 'serviceBundle', 'description'];

/** Components that are granted together: a lump sum, a relocation package, or a core with flexible parts. */
export const relocationPackage = defineEntity({
  name: 'relocationPackage',
  label: 'Package',
  plural: 'Packages',
  ...coded,
  list: ['code', 'name', 'kind', 'budget', 'currency', 'points', 'active', 'updated'],
  facts: ['code', 'kind', 'budget', 'points', 'serviceBundle'],
  needsVersion: true,
  configuration: {},
  fields: {
    ...codeAndName,
    kind: choice(
      'Kind',
      {
        LUMP_SUM: 'Lump sum',
        RELOCATION: 'Relocation package',
        CORE_FLEX: 'Core and flex',
        MANAGED_CAP: 'Managed cap',
      },
      { required: true, initial: 'RELOCATION' },
    ),
    budget: money('Budget', { min: 0 }),
    currency: currency('Currency'),
    points: whole('Points', { min: 0, max: 100_000 }),
    perPoint: money('Paid out for each point', { min: 0 }),
    mostPaidOut: whole('Points paid out at most', { min: 0, max: 100_000 }),
    isTaxable: yesNo('Payments are taxable', { initial: true }),
    serviceBundle: ref('Service bundle', 'serviceBundle'),
    description: longText('Description', { max: 4000 }),
  },
  access: shownOutside(
    {
      client: [...seenOutside, 'budget', 'perPoint', 'mostPaidOut'],
      caseInitiator: seenOutside,
    },
    policyAccess,
  ),
});
export interface RelocationPackage extends RecordOf<typeof relocationPackage> {}

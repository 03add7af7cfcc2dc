import { choice, currency, defineEntity, money, type RecordOf, ref, sequence, whole, yesNo } from '@homeport/grammar';
import { shownOutside } from '../role-presets/door.generated.ts';
import { policyAccess } from './policy-access.ts';

/** What people from outside see of it, whoever of them may. */
const seenOutside = ['relocationPackage', 'sequence', 'kind', 'benefit', 'serviceType', 'include', 'perFamilyMember'];

/** One part of a package: a benefit, a service, or money. */
export const packageComponent = defineEntity({
  name: 'packageComponent',
  label: 'Package component',
  plural: 'Package components',
  title: ['relocationPackage', 'sequence'],
  indexes: [['relocationPackage', 'sequence'], ['benefit'], ['serviceType']],
  sort: 'sequence,asc',
  list: ['relocationPackage', 'sequence', 'kind', 'benefit', 'serviceType', 'amount', 'currency', 'include', 'updated'],
  menu: 'admin',
  configuration: { key: ['relocationPackage', 'sequence', 'kind', 'benefit', 'serviceType'] },
  fields: {
    relocationPackage: ref('Package', 'relocationPackage', { required: true, fixed: true, onDelete: 'cascade' }),
    sequence,
    kind: choice('Kind', { BENEFIT: 'Benefit', SERVICE: 'Service', CASH: 'Cash' }, { required: true, initial: 'CASH' }),
    benefit: ref('Benefit', 'benefit'),
    serviceType: ref('Service type', 'serviceType'),
    amount: money('Amount', { min: 0 }),
    currency: currency('Currency'),
    points: whole('Points', { min: 0, max: 100_000, initial: 0 }),
    include: yesNo('Included', { initial: true }),
    lockInclude: yesNo('Inclusion is locked', { initial: false }),
    perFamilyMember: yesNo('For each family member', { initial: false }),
  },
  access: shownOutside(
    {
      client: [...seenOutside, 'amount', 'currency', 'points'],
      caseInitiator: seenOutside,
    },
    policyAccess,
  ),
});
export interface PackageComponent extends RecordOf<typeof packageComponent> {}

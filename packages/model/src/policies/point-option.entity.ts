import { codeAndName, currency, defineEntity, money, type RecordOf, ref, whole, yesNo } from '@homeport/grammar';
import { coded } from '../record-presets/door.generated.ts';
import { shownOutside } from '../role-presets/door.generated.ts';
import { policyAccess } from './policy-access.ts';

/** What people from outside see of it, whoever of them may. */
const seenOutside = ['code', 'name', 'relocationPackage', 'benefit', 'serviceType', 'points'];

/** Something that may be chosen for points in a package. */
export const pointOption = defineEntity({
  name: 'pointOption',
  label: 'Point option',
  plural: 'Point options',
  ...coded,
  indexes: [['relocationPackage']],
  list: ['code', 'name', 'relocationPackage', 'points', 'maximum', 'active', 'updated'],
  configuration: {},
  fields: {
    ...codeAndName,
    relocationPackage: ref('Package', 'relocationPackage'),
    benefit: ref('Benefit', 'benefit'),
    serviceType: ref('Service type', 'serviceType'),
    points: whole('Points', { required: true, min: 1, max: 100_000 }),
    maximum: whole('At most', { required: true, min: 1, max: 99, initial: 1 }),
    amount: money('Worth', { min: 0 }),
    currency: currency('Currency'),
    needsChildren: yesNo('Only with children', { initial: false }),
  },
  access: shownOutside(
    {
      client: [...seenOutside, 'maximum', 'amount', 'currency', 'needsChildren'],
      caseInitiator: seenOutside,
    },
    policyAccess,
  ),
});
export interface PointOption extends RecordOf<typeof pointOption> {}

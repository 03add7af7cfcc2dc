import {
  codeAndName,
  currency,
  defineEntity,
  longText,
  money,
  option,
  type RecordOf,
  refs,
  yesNo,
} from '@homeport/grammar';
import { coded } from '../record-presets/door.generated.ts';
import { shownOutside } from '../role-presets/door.generated.ts';
import { policyAccess } from './policy-access.ts';

/** What people from outside see of it, whoever of them may. */
const seenOutside = ['code', 'name', 'serviceClass', 'serviceTypes', 'familyOnly', 'description'];

/** Services that are always ordered together. */
export const servicePack = defineEntity({
  name: 'servicePack',
  label: 'Service pack',
  plural: 'Service packs',
  ...coded,
  list: ['code', 'name', 'serviceClass', 'serviceTypes', 'price', 'currency', 'active', 'updated'],
  configuration: {},
  fields: {
    ...codeAndName,
    serviceClass: option('Service class', 'SERVICE_CLASS'),
    serviceTypes: refs('Services', 'serviceType'),
    price: money('Price', { min: 0 }),
    currency: currency('Currency'),
    familyOnly: yesNo('For families only', { initial: false }),
    description: longText('Description', { max: 2000 }),
  },
  access: shownOutside(
    {
      client: [...seenOutside, 'price', 'currency'],
      caseInitiator: seenOutside,
    },
    policyAccess,
  ),
});
export interface ServicePack extends RecordOf<typeof servicePack> {}

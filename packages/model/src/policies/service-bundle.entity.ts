import {
  codeAndName,
  currency,
  defineEntity,
  longText,
  money,
  percentage,
  type RecordOf,
  refs,
} from '@homeport/grammar';
import { coded } from '../record-presets/door.generated.ts';
import { shownOutside } from '../role-presets/door.generated.ts';
import { policyAccess } from './policy-access.ts';

/** Packs, and services of their own, that are sold as one. */
export const serviceBundle = defineEntity({
  name: 'serviceBundle',
  label: 'Service bundle',
  plural: 'Service bundles',
  ...coded,
  list: ['code', 'name', 'servicePacks', 'price', 'currency', 'active', 'updated'],
  configuration: {},
  fields: {
    ...codeAndName,
    servicePacks: refs('Service packs', 'servicePack'),
    serviceTypes: refs('Further services', 'serviceType'),
    price: money('Price', { min: 0 }),
    currency: currency('Currency'),
    discount: percentage('Discount', { min: 0, max: 100 }),
    description: longText('Description', { max: 2000 }),
  },
  access: shownOutside(
    {
      client: ['code', 'name', 'servicePacks', 'serviceTypes', 'price', 'currency', 'discount', 'description'],
      caseInitiator: ['code', 'name', 'servicePacks', 'serviceTypes', 'description'],
    },
    policyAccess,
  ),
});
export interface ServiceBundle extends RecordOf<typeof serviceBundle> {}

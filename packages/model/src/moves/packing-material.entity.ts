import {
  choice,
  codeAndName,
  currency,
  decimal,
  defineEntity,
  money,
  type RecordOf,
  weight,
  yesNo,
} from '@homeport/grammar';
import { coded } from '../record-presets/door.generated.ts';
import { operationSettings } from '../role-presets/door.generated.ts';

/** What goods are packed in, with its size, its cost and its price. */
export const packingMaterial = defineEntity({
  name: 'packingMaterial',
  label: 'Packing material',
  plural: 'Packing materials',
  ...coded,
  menu: 'operations',
  list: ['code', 'name', 'kind', 'length', 'width', 'height', 'unitPrice', 'currency', 'active', 'updated'],
  configuration: {},
  fields: {
    ...codeAndName,
    kind: choice(
      'Kind',
      { CARTON: 'Carton', CRATE: 'Crate', WRAP: 'Wrapping', WARDROBE: 'Wardrobe', PALLET: 'Pallet', OTHER: 'Other' },
      { required: true },
    ),
    length: decimal('Length', { min: 0, decimals: 1, unit: 'cm' }),
    width: decimal('Width', { min: 0, decimals: 1, unit: 'cm' }),
    height: decimal('Height', { min: 0, decimals: 1, unit: 'cm' }),
    ...weight('maximumLoad', 'Maximum load'),
    unitCost: money('Unit cost', { min: 0 }),
    unitPrice: money('Unit price', { min: 0 }),
    currency: currency('Currency'),
    isReturnable: yesNo('Comes back', { initial: false }),
  },
  access: operationSettings,
});
export interface PackingMaterial extends RecordOf<typeof packingMaterial> {}

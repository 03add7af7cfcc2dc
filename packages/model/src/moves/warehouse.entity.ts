import { codeAndName, defineEntity, longText, type RecordOf, reachable, text, volume, yesNo } from '@homeport/grammar';
import { coded, vendor } from '../record-presets/door.generated.ts';
import { operationSettings } from '../role-presets/door.generated.ts';

/** A place where goods are stored. */
export const warehouse = defineEntity({
  name: 'warehouse',
  label: 'Warehouse',
  plural: 'Warehouses',
  ...coded,
  menu: 'operations',
  list: ['code', 'name', 'vendor', 'capacity', 'capacityUnit', 'isClimateControlled', 'isBonded', 'active', 'updated'],
  fields: {
    ...codeAndName,
    vendor: vendor('Run by'),
    ...reachable,
    ...volume('capacity', 'Capacity'),
    isClimateControlled: yesNo('Climate controlled', { initial: false }),
    isBonded: yesNo('Bonded', { initial: false }),
    openingHours: text('Opening hours', { max: 120 }),
    notes: longText('Notes', { max: 2000 }),
  },
  access: operationSettings,
});
export interface Warehouse extends RecordOf<typeof warehouse> {}

import { codeAndName, defineEntity, longText, type RecordOf, reachable, text, volume, yesNo } from '@homeport/grammar';
import { coded } from '../coded.ts';
import { operationSettings, vendor } from '../operations.ts';

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

import { choice, codeAndName, decimal, defineEntity, type RecordOf, whole, yesNo } from '@homeport/grammar';
import { coded } from '../record-presets/door.generated.ts';
import { operationSettings } from '../role-presets/door.generated.ts';

/** A way to move goods, with the conventions its weights and volumes are charged by (they differ by agent and mode). */
export const shipmentType = defineEntity({
  name: 'shipmentType',
  label: 'Shipment type',
  plural: 'Shipment types',
  ...coded,
  list: ['code', 'name', 'mode', 'chargedBy', 'volumetricDivisor', 'density', 'active', 'updated'],
  configuration: {},
  fields: {
    ...codeAndName,
    mode: choice(
      'Mode',
      { AIR: 'Air', SEA: 'Sea', ROAD: 'Road', RAIL: 'Rail', COURIER: 'Courier' },
      { required: true },
    ),
    chargedBy: choice(
      'Charged by',
      { CHARGEABLE_WEIGHT: 'Chargeable weight', VOLUME: 'Volume', REVENUE_TON: 'Weight or measure' },
      { required: true },
    ),
    volumetricDivisor: whole('Volumetric divisor', { min: 1000, max: 20000, unit: 'cm³/kg' }),
    density: decimal('Density', { min: 0.1, max: 100, decimals: 2, unit: 'lb/ft³' }),
    isGroupage: yesNo('Groupage', { initial: false }),
  },
  access: operationSettings,
});
export interface ShipmentType extends RecordOf<typeof shipmentType> {}

import {
  choice,
  country,
  currency,
  decimal,
  defineEntity,
  effective,
  money,
  type RecordOf,
  ref,
  text,
  whole,
} from '@homeport/grammar';
import { vendor } from '../record-presets/door.generated.ts';
import { operations } from '../role-presets/door.generated.ts';

/** What a vendor asks for moving goods from one place to another. Two tariffs for the same thing never hold on one day. */
export const routeTariff = defineEntity({
  name: 'routeTariff',
  label: 'Route move tariff',
  plural: 'Route move tariffs',
  title: ['originCountry', 'destinationCountry', 'shipmentType'],
  search: ['originPlace', 'destinationPlace'],
  indexes: [['originCountry', 'destinationCountry', 'effectiveFrom'], ['vendor']],
  list: ['vendor', 'shipmentType', 'originCountry', 'destinationCountry', 'rate', 'basis', 'currency', 'effectiveFrom'],
  menu: 'operations',
  canDeactivate: true,
  excludes: [
    {
      same: ['vendor', 'shipmentType', 'originCountry', 'destinationCountry', 'basis'],
      sameOrEmpty: ['originPlace', 'destinationPlace'],
      over: [
        { from: 'fromQuantity', to: 'toQuantity' },
        { from: 'effectiveFrom', to: 'effectiveTo' },
      ],
      when: { field: 'active', op: 'eq', value: true },
    },
  ],
  fields: {
    vendor: { ...vendor(), required: true },
    shipmentType: ref('Shipment type', 'shipmentType', { required: true }),
    originCountry: country('From country', { required: true }),
    originPlace: text('From place', { max: 80, place: { in: 'originCountry' } }),
    destinationCountry: country('To country', { required: true }),
    destinationPlace: text('To place', { max: 80, place: { in: 'destinationCountry' } }),
    basis: choice(
      'Charged by',
      { CBM: 'CBM', CWT: '100 LBS', KG_100: '100 KGS', REVENUE_TON: 'Revenue ton', FLAT: 'Flat' },
      { required: true },
    ),
    fromQuantity: decimal('From quantity', { required: true, min: 0, decimals: 2, initial: '0' }),
    toQuantity: decimal('To quantity', { min: 0, decimals: 2 }),
    rate: money('Rate', { required: true, min: 0 }),
    minimumCharge: money('Minimum charge', { min: 0 }),
    currency: currency('Currency', { required: true }),
    transitDays: whole('Transit time', { min: 0, max: 365, unit: 'days' }),
    ...effective,
  },
  access: operations,
});
export interface RouteTariff extends RecordOf<typeof routeTariff> {}

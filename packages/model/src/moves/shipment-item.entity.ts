import {
  currency,
  defineEntity,
  money,
  type RecordOf,
  ref,
  sequence,
  text,
  volume,
  weight,
  whole,
  yesNo,
} from '@homeport/grammar';
import { asItsWhole, ofMyProvider, operations } from '../role-presets/door.generated.ts';

/** What people from outside see of it, whoever of them may. */
const seenOutside = [
  'shipment',
  'sequence',
  'article',
  'room',
  'quantity',
  'volume',
  'volumeUnit',
  'volumeCbm',
  'volumeCuft',
  'weight',
  'weightUnit',
  'weightKgs',
  'weightLbs',
  'packingMaterial',
  'condition',
  'isHighValue',
  'declaredValue',
  'currency',
];

/** One article of the inventory of a shipment. */
export const shipmentItem = defineEntity({
  name: 'shipmentItem',
  label: 'Shipment item',
  plural: 'Shipment items',
  title: ['article'],
  search: ['article'],
  indexes: [['shipment', 'sequence']],
  sort: 'sequence,asc',
  list: ['shipment', 'sequence', 'article', 'room', 'quantity', 'volume', 'volumeUnit', 'packingMaterial', 'updated'],
  menu: 'operations',
  closesWith: 'shipment',
  fields: {
    shipment: ref('Shipment', 'shipment', { required: true, fixed: true, onDelete: 'cascade' }),
    sequence,
    article: text('Article', { required: true, max: 160 }),
    room: text('Room of the household', { max: 60 }),
    quantity: whole('Quantity', { required: true, min: 1, max: 9999, initial: 1 }),
    ...volume('volume', 'Volume'),
    ...weight('weight', 'Weight'),
    packingMaterial: ref('Packing material', 'packingMaterial'),
    condition: text('Condition', { max: 200 }),
    isHighValue: yesNo('High value', { initial: false }),
    declaredValue: money('Declared value', { min: 0 }),
    currency: currency('Currency'),
  },
  access: asItsWhole('shipment', {
    ...operations,
    assignee: {
      do: ['read'],
      where: { field: 'shipment.caseDetail.assignee', op: 'eq', value: '$me.person' },
      show: seenOutside,
    },
    vendor: {
      do: ['read'],
      where: ofMyProvider('shipment.caseService'),
      show: seenOutside,
    },
  }),
});
export interface ShipmentItem extends RecordOf<typeof shipmentItem> {}

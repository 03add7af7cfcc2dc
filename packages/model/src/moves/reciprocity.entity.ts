import { choice, date, defineEntity, type RecordOf, ref, text, weight } from '@homeport/grammar';
import { vendor } from '../record-presets/door.generated.ts';
import { operations } from '../role-presets/door.generated.ts';

/** Tonnage given to a partner or received from one; the balance of both is what partners owe each other (EX-35). */
export const reciprocity = defineEntity({
  name: 'reciprocity',
  label: 'Tonnage',
  plural: 'Reciprocity',
  title: ['vendor', 'tonnageDate'],
  indexes: [['vendor', 'tonnageDate'], ['tonnageDate']],
  sort: 'tonnageDate,desc',
  list: ['vendor', 'direction', 'tonnageDate', 'shipment', 'tonnage', 'tonnageUnit', 'tonnageKgs', 'updated'],
  menu: 'operations',
  fields: {
    vendor: { ...vendor('Partner'), required: true },
    direction: choice('Direction', { GIVEN: 'Given', RECEIVED: 'Received' }, { required: true }),
    tonnageDate: date('Date', { required: true }),
    shipment: ref('Shipment', 'shipment'),
    ...weight('tonnage', 'Tonnage'),
    note: text('Note', { max: 200 }),
  },
  access: operations,
});
export interface Reciprocity extends RecordOf<typeof reciprocity> {}

import {
  choice,
  currency,
  date,
  defineEntity,
  derived,
  money,
  type RecordOf,
  ref,
  volume,
  weight,
  whole,
  yesNo,
} from '@homeport/grammar';
import { onePerService, serviceAccess, serviceRecord } from '../record-presets/door.generated.ts';
import { shownOutside } from '../role-presets/door.generated.ts';

/**
 * Goods in a warehouse. In transit, they may stay 180 days; then they become permanent storage with another liability, and
 * that is announced ten days ahead (EX-33). How it is billed stands in the one recurring storage item.
 */
export const storage = defineEntity({
  name: 'storage',
  label: 'Storage',
  plural: 'Storage',
  ...onePerService,
  indexes: [['warehouse', 'dateOut'], ['shipment'], ['transitEndsOn']],
  list: ['caseService', 'warehouse', 'kind', 'dateIn', 'dateOut', 'netVolume', 'netVolumeUnit', 'transitEndsOn'],
  facts: ['warehouse', 'kind', 'dateIn', 'dateOut', 'transitEndsOn', 'noticeOn'],
  fields: {
    ...serviceRecord,
    shipment: ref('Shipment', 'shipment'),
    warehouse: ref('Warehouse', 'warehouse', { required: true }),
    kind: choice('Kind', { TRANSIT: 'In transit', PERMANENT: 'Permanent' }, { required: true, initial: 'TRANSIT' }),
    dateIn: date('Date in', { required: true }),
    dateOut: date('Date out', { notBefore: 'dateIn' }),
    transitEndsOn: derived(date('Last day in transit')),
    noticeOn: derived(date('Notice due')),
    noticeSentOn: date('Notice sent'),
    ...volume('netVolume', 'Net volume'),
    ...weight('netWeight', 'Net weight'),
    numberOfItems: whole('Number of items', { min: 0, max: 9999 }),
    isClimateControlled: yesNo('Climate controlled', { initial: false }),
    insuredValue: money('Insured value', { min: 0 }),
    currency: currency('Currency'),
  },
  access: shownOutside(
    [
      'caseService',
      'shipment',
      'warehouse',
      'kind',
      'dateIn',
      'dateOut',
      'transitEndsOn',
      'noticeOn',
      'noticeSentOn',
      'netVolume',
      'netVolumeUnit',
      'netVolumeCbm',
      'netVolumeCuft',
      'netWeight',
      'netWeightUnit',
      'netWeightKgs',
      'netWeightLbs',
      'numberOfItems',
      'isClimateControlled',
      'insuredValue',
      'currency',
    ],
    serviceAccess,
  ),
});
export interface Storage extends RecordOf<typeof storage> {}

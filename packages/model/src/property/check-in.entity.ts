import {
  choice,
  currency,
  date,
  decimal,
  defineEntity,
  file,
  longText,
  money,
  type RecordOf,
  ref,
  text,
  whole,
  yesNo,
} from '@homeport/grammar';
import { onePerService, serviceAccess, serviceRecord } from '../record-presets/door.generated.ts';

/** The day a home is taken over: keys, meters, condition. */
export const checkIn = defineEntity({
  name: 'checkIn',
  label: 'Check-in',
  plural: 'Check-ins',
  ...onePerService,
  indexes: [['lease'], ['inspectionDate']],
  list: ['caseService', 'lease', 'inspectionDate', 'keysReceived', 'condition', 'depositPaid', 'currency', 'updated'],
  facts: ['lease', 'inspectionDate', 'condition', 'depositPaid', 'depositPaidDate'],
  fields: {
    ...serviceRecord,
    lease: ref('Lease', 'lease'),
    inspectionDate: date('Inspection', { required: true }),
    inspectedBy: text('Inspected by', { max: 160 }),
    keysReceived: whole('Keys received', { min: 0, max: 50 }),
    electricityMeter: decimal('Electricity meter', { min: 0, decimals: 2, unit: 'kWh' }),
    gasMeter: decimal('Gas meter', { min: 0, decimals: 2, unit: 'm³' }),
    waterMeter: decimal('Water meter', { min: 0, decimals: 2, unit: 'm³' }),
    condition: choice('Condition', {
      POOR: 'Poor',
      FAIR: 'Fair',
      AVERAGE: 'Average',
      GOOD: 'Good',
      EXCELLENT: 'Excellent',
    }),
    defects: longText('Defects', { max: 4000 }),
    inventory: file('Inventory', { accept: ['application/pdf'] }),
    depositPaid: money('Deposit paid', { min: 0 }),
    depositPaidDate: date('Paid on'),
    currency: currency('Currency'),
    utilitiesTransferred: yesNo('Utilities transferred', { initial: false }),
  },
  access: serviceAccess(),
});
export interface CheckIn extends RecordOf<typeof checkIn> {}

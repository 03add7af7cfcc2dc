import {
  currency,
  date,
  decimal,
  defineEntity,
  derived,
  file,
  lifecycle,
  longText,
  money,
  type RecordOf,
  ref,
  whole,
  yesNo,
} from '@homeport/grammar';
import { onePerService, serviceAccess, serviceRecord, serviceStaff } from '../record-presets/door.generated.ts';
import { shownOutside } from '../role-presets/door.generated.ts';

const settled = { tone: 'warning', final: true } as const;
/** What people from outside see of it, whoever of them may. */
const seenOutside = [
  'caseService',
  'lease',
  'noticeGivenDate',
  'inspectionDate',
  'handoverDate',
  'keysReturned',
  'electricityMeter',
  'gasMeter',
  'waterMeter',
  'damages',
  'protocol',
  'deposit',
  'claimedAmount',
  'recoveredAmount',
  'currency',
  'isClaimOpen',
  'depositRecovery',
];

/**
 * The day a home is given back, and what came of the deposit (EX-36). Decisions: nothing is back at first; each state wants
 * amounts that say the same, so that state and money never differ. "Recovered with loss": all of the deposit came back, but
 * getting it cost something.
 */
export const checkOut = defineEntity({
  name: 'checkOut',
  label: 'Check-out',
  plural: 'Check-outs',
  ...onePerService,
  indexes: [['lease'], ['depositRecovery', 'handoverDate']],
  list: [
    'caseService',
    'lease',
    'handoverDate',
    'deposit',
    'recoveredAmount',
    'lossAmount',
    'currency',
    'depositRecovery',
  ],
  facts: ['lease', 'handoverDate', 'deposit', 'recoveredAmount', 'lossAmount', 'isClaimOpen'],
  needsVersion: true,
  fields: {
    ...serviceRecord,
    lease: ref('Lease', 'lease'),
    noticeGivenDate: date('Notice given'),
    inspectionDate: date('Inspection'),
    handoverDate: date('Handover', { required: true }),
    keysReturned: whole('Keys returned', { min: 0, max: 50 }),
    electricityMeter: decimal('Electricity meter', { min: 0, decimals: 2, unit: 'kWh' }),
    gasMeter: decimal('Gas meter', { min: 0, decimals: 2, unit: 'm³' }),
    waterMeter: decimal('Water meter', { min: 0, decimals: 2, unit: 'm³' }),
    damages: longText('Damages', { max: 4000 }),
    protocol: file('Protocol', { accept: ['application/pdf'] }),
    deposit: money('Deposit', { required: true, min: 0 }),
    claimedAmount: money('Claimed by the landlord', { min: 0 }),
    recoveredAmount: money('Recovered', { min: 0, initial: '0' }),
    recoveryCost: money('Cost of recovery', { min: 0, initial: '0' }),
    currency: currency('Currency', { required: true }),
    isClaimOpen: yesNo('Claim is open', { initial: true }),
    lossAmount: derived(money('Loss')),
    depositRecovery: lifecycle('Deposit recovery', {
      initial: 'UNRECOVERED',
      states: {
        UNRECOVERED: { label: 'Unrecovered', tone: 'danger', editable: true, deletable: true, primary: 'edit' },
        PARTIALLY_RECOVERED: { label: 'Partially recovered', tone: 'warning', editable: true, primary: 'edit' },
        FULLY_RECOVERED: { label: 'Fully recovered', tone: 'success', final: true },
        PARTIALLY_RECOVERED_WITH_LOSS: { label: 'Partially recovered with loss', ...settled },
        RECOVERED_WITH_LOSS: { label: 'Recovered with loss', ...settled },
        LOSS: { label: 'Loss', tone: 'danger', final: true },
      },
      transitions: {
        recoverPart: {
          label: 'Partially recovered',
          from: ['UNRECOVERED'],
          to: 'PARTIALLY_RECOVERED',
          by: serviceStaff,
          needs: ['isPartiallyRecovered'],
        },
        recover: {
          label: 'Fully recovered',
          from: ['UNRECOVERED', 'PARTIALLY_RECOVERED'],
          to: 'FULLY_RECOVERED',
          by: serviceStaff,
          needs: ['isFullyRecovered'],
        },
        settlePart: {
          label: 'Settle with loss',
          from: ['UNRECOVERED', 'PARTIALLY_RECOVERED'],
          to: 'PARTIALLY_RECOVERED_WITH_LOSS',
          by: serviceStaff,
          needs: ['isPartiallyRecoveredWithLoss'],
        },
        settleWithCost: {
          label: 'Recovered at a cost',
          from: ['UNRECOVERED', 'PARTIALLY_RECOVERED'],
          to: 'RECOVERED_WITH_LOSS',
          by: serviceStaff,
          needs: ['isRecoveredWithLoss'],
        },
        writeOff: { label: 'Write off', from: ['UNRECOVERED'], to: 'LOSS', by: serviceStaff, needs: ['isLoss'] },
      },
    }),
  },
  access: shownOutside(
    {
      assignee: seenOutside,
      vendor: seenOutside,
      client: [...seenOutside, 'recoveryCost', 'lossAmount'],
    },
    serviceAccess,
  ),
});
export interface CheckOut extends RecordOf<typeof checkOut> {}

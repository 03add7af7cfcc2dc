import { choice, currency, date, defineEntity, file, money, type RecordOf, ref, text } from '@homeport/grammar';
import { onePerService, serviceAccess, serviceRecord } from '../record-presets/door.generated.ts';

/** One insurance: what is covered, for how much, from when to when, and a claim if there is one. */
export const insuranceCover = defineEntity({
  name: 'insuranceCover',
  label: 'Insurance cover',
  plural: 'Insurance covers',
  ...onePerService,
  search: ['insurer', 'policyNumber', 'claimNumber'],
  indexes: [['validTo'], ['shipment']],
  list: [
    'caseService',
    'kind',
    'insurer',
    'policyNumber',
    'insuredValue',
    'currency',
    'validFrom',
    'validTo',
    'claimStatus',
  ],
  facts: ['kind', 'insurer', 'insuredValue', 'validTo', 'deductible', 'claimStatus'],
  fields: {
    ...serviceRecord,
    kind: choice(
      'Kind',
      {
        TRANSIT: 'Goods in transit',
        STORAGE: 'Goods in storage',
        HOUSEHOLD: 'Household',
        HEALTH: 'Health',
        LIABILITY: 'Liability',
        AUTO: 'Vehicle',
        TRAVEL: 'Travel',
      },
      { required: true },
    ),
    shipment: ref('Shipment', 'shipment'),
    insurer: text('Insurer', { required: true, max: 160 }),
    policyNumber: text('Policy number', { max: 60 }),
    insuredValue: money('Insured value', { min: 0 }),
    premium: money('Premium', { min: 0 }),
    deductible: money('Deductible', { min: 0 }),
    currency: currency('Currency', { required: true }),
    validFrom: date('Valid from'),
    validTo: date('Valid to', { notBefore: 'validFrom' }),
    valuedInventory: file('Valued inventory', { accept: ['application/pdf'] }),
    claimNumber: text('Claim number', { max: 60 }),
    claimDate: date('Claim made'),
    claimedAmount: money('Claimed', { min: 0 }),
    settledAmount: money('Settled for', { min: 0 }),
    claimStatus: choice(
      'Claim',
      { NONE: 'None', OPEN: 'Open', SETTLED: 'Settled', REJECTED: 'Rejected' },
      { initial: 'NONE' },
    ),
  },
  access: serviceAccess('premium'),
});
export interface InsuranceCover extends RecordOf<typeof insuranceCover> {}

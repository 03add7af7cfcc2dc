import { currency, date, defineEntity, money, type RecordOf, ref, text } from '@homeport/grammar';
import { asItsWhole } from '../role-presets/door.generated.ts';

const manages = { do: 'everything' } as const;

/** A part of a lump sum that was used. */
export const lumpSumUse = defineEntity({
  name: 'lumpSumUse',
  label: 'Lump sum use',
  plural: 'Lump sum uses',
  title: ['description'],
  search: ['description'],
  indexes: [['lumpSum', 'usedOn']],
  sort: 'usedOn,desc',
  list: ['lumpSum', 'usedOn', 'description', 'amount', 'updated'],
  menu: 'cases',
  fields: {
    lumpSum: ref('Lump sum', 'lumpSum', { required: true, fixed: true, onDelete: 'cascade' }),
    usedOn: date('Date', { required: true }),
    description: text('Description', { required: true, max: 200 }),
    amount: money('Amount', { required: true, min: 0 }),
    currency: currency('Currency', { required: true }),
  },
  access: asItsWhole('lumpSum', {
    assignee: { do: ['read'], follows: 'lumpSum', show: ['lumpSum', 'usedOn', 'description', 'amount', 'currency'] },
    caseManager: manages,
    finance: manages,
    financeLead: { do: ['read'] },
    hr: { do: ['read'] },
    administrator: manages,
    master: manages,
  }),
});
export interface LumpSumUse extends RecordOf<typeof lumpSumUse> {}

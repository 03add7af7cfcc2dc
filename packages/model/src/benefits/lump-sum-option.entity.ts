import { defineEntity, type RecordOf, ref, text, whole, yesNo } from '@homeport/grammar';
import { asItsWhole } from '../role-presets/door.generated.ts';

const manages = { do: 'everything' } as const;

/** Something that can be chosen with the points of a lump sum. */
export const lumpSumOption = defineEntity({
  name: 'lumpSumOption',
  label: 'Lump sum option',
  plural: 'Lump sum options',
  title: ['name'],
  search: ['name'],
  indexes: [['lumpSum', 'sequence']],
  sort: 'sequence,asc',
  list: ['lumpSum', 'sequence', 'name', 'points', 'maximum', 'chosen', 'updated'],
  menu: 'cases',
  fields: {
    lumpSum: ref('Lump sum', 'lumpSum', { required: true, fixed: true, onDelete: 'cascade' }),
    sequence: whole('Order', { min: 1, max: 999, initial: 10 }),
    name: text('Name', { required: true, max: 160 }),
    points: whole('Points', { min: 0, max: 100_000, required: true }),
    maximum: whole('At most', { min: 1, max: 99, initial: 1, required: true }),
    needsChildren: yesNo('Only with children', { initial: false }),
    pointOption: ref('Point option', 'pointOption', { readOnly: true, rare: true, onDelete: 'clear' }),
    chosen: whole('Chosen', { min: 0, max: 99, initial: 0, readOnly: true }),
  },
  access: asItsWhole('lumpSum', {
    assignee: {
      do: ['read'],
      follows: 'lumpSum',
      show: ['lumpSum', 'sequence', 'name', 'points', 'maximum', 'needsChildren', 'chosen'],
    },
    caseManager: manages,
    hr: manages,
    finance: { do: ['read'] },
    financeLead: { do: ['read'] },
    administrator: manages,
    master: manages,
  }),
});
export interface LumpSumOption extends RecordOf<typeof lumpSumOption> {}

import { choice, defineEntity, derived, type RecordOf, text, whole, yesNo } from '@homeport/grammar';
import { administrationOnly } from '../role-presets/door.generated.ts';

/** How the numbers of a kind are written. */
export const referenceNumber = defineEntity({
  name: 'referenceNumber',
  label: 'Reference number',
  plural: 'Reference numbers',
  title: ['kind'],
  unique: [{ fields: ['kind'] }],
  sort: 'kind,asc',
  list: ['kind', 'prefix', 'withYear', 'digits', 'example', 'updated'],
  menu: 'admin',
  needsVersion: true,
  configuration: {},
  fields: {
    kind: choice(
      'Kind',
      {
        CASE: 'Assignment',
        CASE_FILE: 'Relocation file',
        INITIATION: 'Initiation',
        EXPENSE_REPORT: 'Expense Report',
        PAYMENT: 'Payment',
        INVOICE: 'Invoice',
        CREDIT_NOTE: 'Credit note',
        SHIPMENT: 'Shipment',
        TICKET: 'Ticket',
      },
      { required: true, fixed: true },
    ),
    prefix: text('Prefix', { max: 20 }),
    separator: choice(
      'Separator',
      { NONE: 'None', DASH: '-', SLASH: '/', DOT: '.' },
      { required: true, initial: 'DASH' },
    ),
    withYear: yesNo('With the year', { initial: false }),
    startsAnew: yesNo('Starts anew each year', { initial: false }),
    digits: whole('Digits', { required: true, min: 3, max: 12, initial: 6 }),
    startAt: whole('Starts at', { min: 1, max: 999_999_999, initial: 1 }),
    example: derived(text('Example', { max: 60 })),
  },
  access: administrationOnly,
});
export interface ReferenceNumber extends RecordOf<typeof referenceNumber> {}

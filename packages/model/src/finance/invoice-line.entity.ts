import { defineEntity, type RecordOf, ref } from '@homeport/grammar';
import { booksBehind } from '../role-presets/door.generated.ts';
import { billedColumns, billedLine } from './billed-line.ts';

/** One line of an invoice: so many of something at a price, with its tax. It can be written while its invoice is open. */
export const invoiceLine = defineEntity({
  name: 'invoiceLine',
  label: 'Invoice line',
  plural: 'Invoice lines',
  title: ['sequence', 'description'],
  search: ['description'],
  indexes: [['invoice', 'sequence'], ['charge'], ['caseBenefit']],
  sort: 'sequence,asc',
  list: ['invoice', ...billedColumns],
  menu: 'financial',
  partOf: 'invoice',
  closesWith: 'invoice',
  fields: {
    invoice: ref('Invoice', 'invoice', { required: true, fixed: true, onDelete: 'cascade' }),
    ...billedLine,
    charge: ref('Charge', 'charge'),
    caseService: ref('Service', 'caseService'),
    caseBenefit: ref('Benefit', 'caseBenefit'),
    financialCode: ref('Financial code', 'financialCode', { rare: true }),
  },
  access: booksBehind('invoice'),
});
export interface InvoiceLine extends RecordOf<typeof invoiceLine> {}

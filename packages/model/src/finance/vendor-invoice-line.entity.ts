import { defineEntity, type RecordOf, ref } from '@homeport/grammar';
import { books } from '../role-presets/door.generated.ts';
import { billedColumns, billedLine } from './billed-line.ts';

/** One line of a vendor's bill. */
export const vendorInvoiceLine = defineEntity({
  name: 'vendorInvoiceLine',
  label: 'Vendor invoice line',
  plural: 'Vendor invoice lines',
  title: ['sequence', 'description'],
  search: ['description'],
  indexes: [['vendorInvoice', 'sequence'], ['caseService']],
  sort: 'sequence,asc',
  list: ['vendorInvoice', 'caseService', ...billedColumns],
  menu: 'vendor',
  partOf: 'vendorInvoice',
  closesWith: 'vendorInvoice',
  fields: {
    vendorInvoice: ref('Vendor invoice', 'vendorInvoice', { required: true, fixed: true, onDelete: 'cascade' }),
    caseService: ref('Service', 'caseService'),
    ...billedLine,
    financialCode: ref('Financial code', 'financialCode'),
  },
  access: {
    ...books,
    vendor: {
      do: ['read', 'create', 'update', 'delete'],
      follows: 'vendorInvoice',
      show: [
        'vendorInvoice',
        'caseService',
        'sequence',
        'description',
        'quantity',
        'unitAmount',
        'currency',
        'taxCode',
        'taxRate',
        'goodsAmount',
        'taxAmount',
      ],
    },
  },
});
export interface VendorInvoiceLine extends RecordOf<typeof vendorInvoiceLine> {}

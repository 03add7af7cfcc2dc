import { defineCard } from '@homeport/grammar';

/* Bills and invoices with their amounts, and what assignments cost. */
export const vendorInvoicesInReviewCard = defineCard({
  name: 'vendorInvoicesInReview',
  on: 'vendorInvoice',
  label: 'Vendor invoices to decide',
  draws: 'figure',
  where: [{ field: 'status', op: 'in', value: ['SUBMITTED', 'HELD'] }],
  sum: 'grossAmount',
  roles: ['finance', 'financeLead'],
  order: 40,
});
export const vendorInvoicesOverdueCard = defineCard({
  name: 'vendorInvoicesOverdue',
  on: 'vendorInvoice',
  label: 'Vendor invoices overdue',
  draws: 'figure',
  where: [
    { field: 'status', op: 'eq', value: 'APPROVED' },
    { field: 'dueDate', op: 'lt', value: '$today' },
  ],
  sum: 'outstandingAmount',
  isUrgent: true,
  roles: ['finance', 'financeLead'],
  order: 45,
});
export const invoicesOverdueCard = defineCard({
  name: 'invoicesOverdue',
  on: 'invoice',
  label: 'Overdue from customers',
  draws: 'figure',
  where: [
    { field: 'status', op: 'eq', value: 'SENT' },
    { field: 'dueDate', op: 'lt', value: '$today' },
  ],
  sum: 'outstandingAmount',
  isUrgent: true,
  roles: ['finance', 'financeLead'],
  order: 60,
});
export const actualCostsCard = defineCard({
  name: 'actualCosts',
  on: 'caseActualCost',
  label: 'Cost of the last 12 months',
  draws: 'figure',
  where: [{ field: 'effectiveDate', op: 'gte', value: '$today-365' }],
  sum: 'amount',
  roles: ['finance', 'financeLead'],
  order: 95,
});
export const vendorInvoicesDueCard = defineCard({
  name: 'vendorInvoicesDue',
  on: 'vendorInvoice',
  label: 'To be paid within 14 days',
  draws: 'list',
  where: [
    { field: 'status', op: 'eq', value: 'APPROVED' },
    { field: 'dueDate', op: 'lte', value: '$today+14' },
  ],
  columns: ['vendor', 'outstandingAmount', 'dueDate'],
  sort: 'dueDate,asc',
  roles: ['finance', 'financeLead'],
  order: 10,
});
export const invoiceStatesCard = defineCard({
  name: 'invoiceStates',
  on: 'invoice',
  label: 'Invoices',
  draws: 'groups',
  where: [{ field: 'status', op: 'in', value: ['PROFORMA', 'OPEN', 'APPROVED', 'SENT'] }],
  by: 'status',
  roles: ['finance', 'financeLead'],
  order: 10,
});
export const invoicesOfClientCard = defineCard({
  name: 'invoicesOfClient',
  on: 'invoice',
  label: 'Invoices to be paid',
  draws: 'list',
  where: [{ field: 'status', op: 'eq', value: 'SENT' }],
  columns: ['outstandingAmount', 'dueDate'],
  sort: 'dueDate,asc',
  roles: ['client'],
  order: 40,
});

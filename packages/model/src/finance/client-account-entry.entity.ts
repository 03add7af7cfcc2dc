import { currency, date, defineEntity, derived, type Filter, money, type RecordOf, ref, text } from '@homeport/grammar';

const emptyOrZero = (field: string): Filter => ({
  any: [
    { field, op: 'null' },
    { field, op: 'lte', value: '0' },
  ],
});

/** One movement of a client account. Written once: a mistake is set right by an entry the other way round. */
export const clientAccountEntry = defineEntity({
  name: 'clientAccountEntry',
  label: 'Client account entry',
  plural: 'Client account entries',
  title: ['entryDate', 'description'],
  search: ['description', 'reference'],
  indexes: [['clientAccount', 'entryDate'], ['caseDetail']],
  sort: 'entryDate,desc',
  list: ['clientAccount', 'entryDate', 'description', 'debit', 'credit', 'currency', 'caseDetail', 'created'],
  menu: 'financial',
  neverUpdated: true,
  partOf: 'clientAccount',
  checks: [
    {
      name: 'oneSide',
      holds: {
        any: [
          { all: [{ field: 'debit', op: 'gt', value: '0' }, emptyOrZero('credit')] },
          { all: [{ field: 'credit', op: 'gt', value: '0' }, emptyOrZero('debit')] },
        ],
      },
      refusal: 'finance.oneSide',
      field: 'credit',
    },
  ],
  fields: {
    clientAccount: ref('Client account', 'clientAccount', { required: true, fixed: true }),
    entryDate: date('Date', { required: true }),
    description: text('Description', { required: true, max: 300 }),
    reference: text('Reference', { max: 60 }),
    debit: money('Debit', { min: 0, help: 'Money that leaves the account.' }),
    credit: money('Credit', { min: 0, help: 'Money that comes in.' }),
    currency: derived(currency('Currency')),
    caseDetail: ref('Assignment', 'caseDetail'),
  },
  access: {
    finance: { do: ['read', 'create', 'export'] },
    financeLead: { do: ['read', 'create', 'export'] },
    caseManager: { do: ['read'], follows: 'caseDetail', orNone: true },
    master: { do: ['read', 'create', 'export'] },
  },
});
export interface ClientAccountEntry extends RecordOf<typeof clientAccountEntry> {}

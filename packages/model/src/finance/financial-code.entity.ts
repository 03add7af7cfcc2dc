import { choice, codeAndName, defineEntity, type RecordOf, ref, text } from '@homeport/grammar';
import { bookSettings } from '../role-presets/door.generated.ts';

/** Where an amount is booked: an account of the general ledger under the name the trade uses for it. */
export const financialCode = defineEntity({
  name: 'financialCode',
  label: 'Financial code',
  plural: 'Financial codes',
  title: ['code', 'name'],
  search: ['code', 'name', 'ledgerAccount'],
  unique: [{ fields: ['code'] }],
  sort: 'code,asc',
  list: ['code', 'name', 'kind', 'ledgerAccount', 'taxCode', 'active', 'updated'],
  menu: 'financial',
  canDeactivate: true,
  closedWhenUsed: ['financialTransaction.financialCode'],
  configuration: {},
  fields: {
    ...codeAndName,
    kind: choice(
      'Kind',
      {
        INCOME: 'Income',
        COST: 'Cost',
        PASS_THROUGH: 'Passed on at cost',
        TAX: 'Tax',
        BANK: 'Bank',
        BALANCE: 'Balance',
      },
      { required: true },
    ),
    ledgerAccount: text('Ledger account', { max: 40 }),
    costCenter: ref('Cost center', 'costCenter'),
    taxCode: ref('Tax code', 'taxCode'),
  },
  access: bookSettings,
});
export interface FinancialCode extends RecordOf<typeof financialCode> {}

import { choice, codeAndName, currency, defineEntity, type RecordOf, ref, yesNo } from '@homeport/grammar';
import { bookSettings } from '../role-presets/door.generated.ts';

/** How a client is billed: by whom, in which currency, at which rate, by which profiles. */
export const financeProfile = defineEntity({
  name: 'financeProfile',
  label: 'Finance profile',
  plural: 'Finance profiles',
  title: ['name'],
  search: ['code', 'name'],
  unique: [{ fields: ['code'] }],
  sort: 'code,asc',
  list: ['code', 'name', 'financialEntity', 'currency', 'invoiceGroup', 'chargeProfile', 'active', 'updated'],
  menu: 'financial',
  canDeactivate: true,
  fields: {
    ...codeAndName,
    financialEntity: ref('Debtor', 'financialEntity', { required: true }),
    currency: currency('Invoice currency', { required: true }),
    rateTenor: choice(
      'Exchange rate used',
      { SPOT: 'Rate of the day', MONTHS_3: '3 months', MONTHS_6: '6 months' },
      { required: true, initial: 'SPOT' },
    ),
    invoiceGroup: ref('Invoice group', 'invoiceGroup'),
    chargeProfile: ref('Charge profile', 'chargeProfile'),
    costProfile: ref('Cost profile', 'costProfile'),
    taxCode: ref('Tax code', 'taxCode'),
    needsPoNumber: yesNo('PO number required', { initial: false }),
    sendProforma: yesNo('Proforma first', { initial: false }),
  },
  access: bookSettings,
});
export interface FinanceProfile extends RecordOf<typeof financeProfile> {}

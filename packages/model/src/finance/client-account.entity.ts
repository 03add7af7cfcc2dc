import { codeAndName, currency, defineEntity, derived, money, type RecordOf, ref } from '@homeport/grammar';
import { closedBooks } from '../role-presets/door.generated.ts';

/** Money we hold for a client: what came in, what went out, what is left. The sums follow the entries. */
export const clientAccount = defineEntity({
  name: 'clientAccount',
  label: 'Client account',
  plural: 'Client accounts',
  title: ['name'],
  search: ['code', 'name'],
  unique: [{ fields: ['code'] }],
  sort: 'code,asc',
  list: ['code', 'name', 'financialEntity', 'deposits', 'withdrawals', 'balance', 'currency', 'active', 'updated'],
  facts: ['financialEntity', 'balance', 'deposits', 'withdrawals', 'minimumBalance'],
  menu: 'financial',
  canDeactivate: true,
  needsVersion: true,
  fields: {
    ...codeAndName,
    financialEntity: ref('Client', 'financialEntity', { required: true }),
    currency: currency('Currency', { required: true, fixed: true }),
    deposits: derived(money('Deposits')),
    withdrawals: derived(money('Withdrawals')),
    balance: derived(money('Balance')),
    minimumBalance: money('Ask for more below', { min: 0 }),
  },
  access: { ...closedBooks, caseManager: { do: ['read'] } },
});
export interface ClientAccount extends RecordOf<typeof clientAccount> {}

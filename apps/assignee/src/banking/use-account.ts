import { Problem } from '@homeport/client';
import type { BankDetails } from '@homeport/model/banking';
import { bankDetailsForm } from '@homeport/model/designed-forms/bank-details';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import type { FormValues } from '@homeport/ui/records/form/form-values.ts';
import type { FormSource } from '@homeport/ui/records/form/use-record-state.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { rereadAccounts } from '../data/queries.ts';
import { actOnAll, create, readOne, update } from '../data/records.ts';
import type { Account } from '../data/types.ts';
import { useOwnRecord } from '../own-record/use-own-record.ts';
import { useApp } from '../shell/app-context.ts';
import { useWords } from '../words/use-words.ts';
import { bankValuesOf, findingsOfForm, paidElsewhere, sentAccount, toConfirm } from './bank-form.rules.ts';
import { bankOpenUntil } from './bank-proof.ts';
import { useBankWords } from './use-bank-words.ts';

/** Asked for as they are declared; the others by the rules of their country. */
const first = new Set(['accountCountry', 'currency']);

interface AccountHow {
  readonly account: Account | null;
  readonly all: readonly Account[];
  /** The reports in its currency are to be paid to it. */
  readonly isPaidHere: boolean;
  /** What the company wants looked at once more stands on the page. */
  readonly isChecking: boolean;
  readonly setChecking: (next: boolean) => void;
  readonly onSaved: () => void;
}
/** One account and its saving: only what its country asks for is sent, and what is to be confirmed is looked at before. */
export function useAccount({ account, all, isPaidHere, isChecking, setChecking, onSaved }: AccountHow) {
  const { me, theme } = useApp();
  const text = useWords();
  const say = useBankWords();
  return useOwnRecord<BankDetails>(bankDetailsForm, {
    ...{ id: 'bank', row: account ?? undefined, guards: true, isChangedBeside: isPaidHere, onSaved },
    given: { relocatee: me.person && { id: me.person.id }, currency: theme.baseCurrency },
    words: {
      accountCountry: { label: text('bank.country'), missing: text('bank.countryMissing') },
      currency: { label: text('bank.field.currency'), missing: text('expense.currencyMissing') },
    },
    asks: (wire) => first.has(wire),
    faults: (typed) => {
      const blocking = findingsOfForm(bankValuesOf(typed), account).filter(({ severity }) => severity === 'block');
      return Object.fromEntries(blocking.map((finding) => [finding.field, say.finding(finding)]));
    },
    holdsBack: async (typed) => {
      const isHeld =
        !isChecking && toConfirm(theme.confirmationFieldsForBankDetailsSettings, bankValuesOf(typed)).length > 0;
      if (isHeld) setChecking(true);
      return isHeld;
    },
    source: useAccountSource(account, all, isPaidHere),
    said: { saved: null, failed: text('notSaved') },
    onFailed: (error) => {
      const code = error instanceof Problem ? error.code : '';
      if (code === 'request.freshSignInNeeded' || code === 'identity.proofRequired') bankOpenUntil.set(0);
      setChecking(false);
    },
  });
}

/** Where an account is kept: of its fields those that its country asks for; then the choice of where money goes. */
function useAccountSource(
  account: Account | null,
  all: readonly Account[],
  isPaidHere: boolean,
): FormSource<BankDetails> {
  const text = useWords();
  const queries = useQueryClient();
  /** What is stored, as it was read last. */
  const known = useRef(account);
  const stored = async (values: FormValues, work: Promise<Account>): Promise<Account> => {
    const saved = await work;
    const elsewhere = paidElsewhere(bankValuesOf(values), account, all);
    // The account is kept whatever comes of the choice; the list says where the money goes and offers it again.
    const isChosen =
      !elsewhere ||
      !isPaidHere ||
      (await actOnAll('bankDetails', 'pay-here', { account: { id: saved.id } }).then(
        () => true,
        () => false,
      ));
    await rereadAccounts(queries);
    toasts.show(text(isChosen ? 'saved' : 'bank.notChosen'), isChosen ? undefined : 'danger');
    return saved;
  };
  return {
    get: async (id) => {
      const now = await readOne<Account>('bankDetails', id);
      known.current = now;
      return now;
    },
    create: (values) => {
      const { id, relocatee } = values;
      const sent = { ...sentAccount(bankValuesOf(values), null), id, relocatee };
      return stored(values, create<Account>('bankDetails', sent, String(id)));
    },
    update: (id, changed, version) => {
      const values = { ...known.current, ...changed };
      const sent = sentAccount(bankValuesOf(values), known.current);
      return stored(values, update<Account>('bankDetails', id, sent, version));
    },
  };
}

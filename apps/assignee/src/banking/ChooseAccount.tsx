import { Problem } from '@homeport/client';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { rereadAccounts } from '../data/queries.ts';
import { actOnAll } from '../data/records.ts';
import type { Account } from '../data/types.ts';
import { useWords } from '../words/use-words.ts';
import { bankOpenUntil } from './bank-proof.ts';

/** Has the reports in the account's currency paid to it from now on. */
export function ChooseAccount({ account }: { account: Account }) {
  const text = useWords();
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const choose = async () => {
    setBusy(true);
    try {
      await actOnAll('bankDetails', 'pay-here', { account: { id: account.id } });
      toasts.show(text('actionDone'));
    } catch (error) {
      const code = error instanceof Problem ? error.code : undefined;
      if (code === 'request.freshSignInNeeded' || code === 'identity.proofRequired') bankOpenUntil.set(0);
      toasts.show(text('actionFailed'), 'danger');
    } finally {
      setBusy(false);
    }
    await rereadAccounts(queries);
  };
  return (
    <Button variant="default" loading={isBusy} onClick={() => void choose()}>
      {text('bank.payHere', { currency: account.currency })}
      <span className="hp-hidden"> {account.name}</span>
    </Button>
  );
}

import { Problem } from '@homeport/client';
import { ConfirmDialog } from '@homeport/ui/parts/ConfirmDialog.tsx';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { rereadAccounts } from '../data/queries.ts';
import { setActive } from '../data/records.ts';
import type { Account } from '../data/types.ts';
import { useWords } from '../words/use-words.ts';
import { bankOpenUntil } from './bank-proof.ts';

/** Takes an account out of use or back into it, after saying what that means. Payments made to it keep it. */
export function AccountSwitch({ account, isPaid }: { account: Account; isPaid: boolean }) {
  const text = useWords();
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const isActive = account.active !== false;
  const deed = isActive ? 'deactivate' : 'activate';
  if (!account.can?.includes(deed)) return null;
  const confirm = async () => {
    try {
      await setActive<Account>('bankDetails', account.id, !isActive, account.version);
    } catch (error) {
      const failed = error instanceof Problem ? error : new Problem({ status: 500 });
      if (failed.code === 'request.freshSignInNeeded' || failed.code === 'identity.proofRequired') bankOpenUntil.set(0);
      toasts.show(text('actionFailed'), 'danger');
      return failed.message;
    }
    toasts.show(text('actionDone'));
    await rereadAccounts(queries);
    return undefined;
  };
  return (
    <>
      <Button variant="default" color={isActive ? 'danger' : 'accent'} onClick={() => setAsking(true)}>
        {text(`bank.${deed}`)}
        <span className="hp-hidden"> {account.name}</span>
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={text(`bank.${deed}Title`, { name: account.name })}
        confirmLabel={text(`bank.${deed}Do`)}
        isDangerous={isActive}
        onConfirm={confirm}
      >
        {text(isActive && isPaid ? 'bank.deactivateDefaultText' : `bank.${deed}Text`, {
          currency: account.currency,
        })}
      </ConfirmDialog>
    </>
  );
}

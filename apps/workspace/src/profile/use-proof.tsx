import { PasswordDialog } from '@homeport/ui/parts/PasswordDialog.tsx';
import { problemKind } from '@homeport/ui/records/host/problem.ts';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import { type ReactNode, useState } from 'react';

/** Does something that may want a fresh sign-in: asks for the password and does it again when it does. */
export function useProof(): { prove: (work: () => Promise<void>) => Promise<void>; dialog: ReactNode } {
  const { confirmPassword } = useRecordHost();
  const [waiting, setWaiting] = useState<(() => Promise<void>) | null>(null);
  const prove = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      if (problemKind(error) !== 'proof') throw error;
      setWaiting(() => work);
    }
  };
  const dialog = (
    <PasswordDialog
      isOpen={waiting !== null}
      onClose={() => setWaiting(null)}
      onConfirm={async (password, code) => {
        const isRight = await confirmPassword(password, code);
        if (isRight !== true) return isRight;
        await waiting?.();
        setWaiting(null);
        return true;
      }}
    />
  );
  return { prove, dialog };
}

import { wantsProof } from '@homeport/client';
import { type ReactNode, useRef, useState } from 'react';
import { PasswordDialog } from '../controls/PasswordDialog.tsx';
import { confirmFresh } from './confirm-fresh.ts';

/** What the dialog says besides asking for the password. */
export interface ProofAsked {
  readonly title?: string;
  readonly about?: ReactNode;
  readonly continueLabel?: string;
}
export interface FreshProof {
  /**
   * Runs a write; when the session is not proven enough, asks for the password and runs it once more. False when the
   * person closed the dialog. `isAlways` asks before the first try. What is refused otherwise is thrown.
   */
  run(asked: ProofAsked, write: () => Promise<void>, isAlways?: boolean): Promise<boolean>;
  /** To be drawn once on the page. */
  readonly dialog: ReactNode;
}

/** The password dialog before what needs a fresh sign-in. */
export function useFreshProof(): FreshProof {
  // What was asked stays while the dialog fades out.
  const [asked, setAsked] = useState<ProofAsked>({});
  const [isOpen, setOpen] = useState(false);
  const answer = useRef<(isProven: boolean) => void>(() => undefined);
  const prove = (about: ProofAsked) =>
    new Promise<boolean>((resolve) => {
      answer.current = resolve;
      setAsked(about);
      setOpen(true);
    });
  const settle = (isProven: boolean) => {
    setOpen(false);
    answer.current(isProven);
  };
  const { about, ...words } = asked;
  return {
    async run(next, write, isAlways = false) {
      if (isAlways && !(await prove(next))) return false;
      try {
        await write();
      } catch (error) {
        if (!wantsProof(error)) throw error;
        if (!(await prove(next))) return false;
        await write();
      }
      return true;
    },
    dialog: (
      <PasswordDialog
        isOpen={isOpen}
        onClose={() => settle(false)}
        onProven={() => settle(true)}
        {...words}
        onConfirm={async (password, code) => {
          const isRight = await confirmFresh(password, code);
          if (isRight === true) settle(true);
          return isRight;
        }}
      >
        {about}
      </PasswordDialog>
    ),
  };
}

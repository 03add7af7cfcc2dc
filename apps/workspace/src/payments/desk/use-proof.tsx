import { call, Problem } from '@homeport/client';
import { PasswordDialog } from '@homeport/ui/parts/PasswordDialog.tsx';
import { type ReactNode, useRef, useState } from 'react';
import { failureKind } from '../../approvals/inbox/failure.ts';

interface Asked {
  readonly title: string;
  readonly about: ReactNode;
  readonly continueLabel: string;
}
export interface Proof {
  /**
   * Runs a write; when the session is not proven enough, asks for the password and runs it once more. False when the
   * person closed the dialog. `isAlways` asks before the first try. What is refused otherwise is thrown.
   */
  run(asked: Asked, write: () => Promise<void>, isAlways?: boolean): Promise<boolean>;
  /** To be drawn once on the page. */
  readonly dialog: ReactNode;
}

/** Whether a refusal of `auth/confirm` says that the password itself was wrong. */
export const isWrongPassword = (error: unknown): boolean =>
  error instanceof Problem && error.code === 'identity.incorrectPassword';

/** Whether the password was right and a code of the second factor is missing or wrong. */
const wantsCode = (error: unknown): boolean =>
  error instanceof Problem && ['identity.codeRequired', 'identity.invalidCode'].includes(error.code);

/** The password dialog before payments are built, released or marked paid. */
export function useProof(): Proof {
  // What was asked stays while the dialog fades out.
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isOpen, setOpen] = useState(false);
  const answer = useRef<(isProven: boolean) => void>(() => undefined);
  const prove = (about: Asked) =>
    new Promise<boolean>((resolve) => {
      answer.current = resolve;
      setAsked(about);
      setOpen(true);
    });
  const settle = (isProven: boolean) => {
    setOpen(false);
    answer.current(isProven);
  };
  return {
    async run(about, write, isAlways = false) {
      if (isAlways && !(await prove(about))) return false;
      try {
        await write();
      } catch (error) {
        if (failureKind(error) !== 'proof') throw error;
        if (!(await prove(about))) return false;
        await write();
      }
      return true;
    },
    dialog: (
      <PasswordDialog
        isOpen={isOpen}
        onClose={() => settle(false)}
        {...(asked ? { title: asked.title, continueLabel: asked.continueLabel } : {})}
        onConfirm={async (password, code) => {
          try {
            await call('POST', 'auth/confirm', { body: { password, ...(code ? { authCode: code } : {}) } });
          } catch (error) {
            if (wantsCode(error)) return 'code';
            if (isWrongPassword(error)) return false;
            throw error;
          }
          settle(true);
          return true;
        }}
      >
        {asked?.about}
      </PasswordDialog>
    ),
  };
}

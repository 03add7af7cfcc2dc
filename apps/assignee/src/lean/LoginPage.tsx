import type { SignInProgress } from '@homeport/client';
import { EntrySteps } from '@homeport/ui/entry/EntrySteps.tsx';
import { useCallback } from 'react';
import { LeanFrame } from './LeanFrame.tsx';
import { useLean } from './lean-context.ts';
import { welcomeKey } from './welcome.ts';

/** Signing in, and setting a password by a mailed link. */
export function LoginPage() {
  const { text, theme, enter, prepare } = useLean();
  const address = new URLSearchParams(location.search);
  const onEnter = useCallback(
    (progress: SignInProgress | null) => {
      if (progress?.welcomeMessage) sessionStorage.setItem(welcomeKey, progress.welcomeMessage);
      enter();
    },
    [enter],
  );
  return (
    <LeanFrame>
      <EntrySteps
        application="assignee"
        token={address.get('token') ?? address.get('reset')}
        notice={address.get('why') === 'role' ? text('incorrectRole') : address.has('to') ? text('sessionOver') : null}
        address="/login"
        demoUsers={theme.demo ? 'assignee.fr, assignee.es, assignee.en' : null}
        hasPasscode
        onEnter={onEnter}
        onPrepare={prepare}
      />
    </LeanFrame>
  );
}

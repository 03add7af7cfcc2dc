import type { SignInProgress } from '@homeport/client';
import { EntrySteps } from '@homeport/ui/entry/EntrySteps.tsx';
import { hasDrafts } from '@homeport/ui/parts/drafts.ts';
import { useCallback } from 'react';
import { LeanFrame } from './LeanFrame.tsx';
import { useLean } from './lean-context.ts';
import { welcomeKey } from './welcome.ts';

/** Signing in, and setting a password by a mailed link. */
export function LoginPage() {
  const { text, theme, enter, prepare } = useLean();
  const address = new URLSearchParams(location.search);
  // Who has signed out and goes back is told nothing of what signing out erased.
  const again = address.has('to') ? text(hasDrafts(localStorage) ? 'sessionOver' : 'signInAgain') : null;
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
        notice={address.get('why') === 'role' ? text('incorrectRole') : again}
        address="/login"
        demoUsers={theme.demo ? 'assignee.fr, assignee.es, assignee.en' : null}
        hasPasscode
        onEnter={onEnter}
        onPrepare={prepare}
      />
    </LeanFrame>
  );
}

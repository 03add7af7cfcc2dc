import { useAccountText } from '@homeport/ui/account/account-words.ts';
import { ChangePassword } from '@homeport/ui/account/ChangePassword.tsx';
import { SessionList } from '@homeport/ui/account/SessionList.tsx';
import { sessionsQuery } from '@homeport/ui/account/sessions-query.ts';
import { TwoFactor, TwoFactorState } from '@homeport/ui/account/TwoFactor.tsx';
import { ListSkeleton } from '@homeport/ui/parts/Skeletons.tsx';
import { FailureNote } from '@homeport/ui/records/states/FailureNote.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useWorkspace } from '../frame/workspace.ts';

/** A new password. */
export function PasswordPart() {
  const text = useAccountText();
  const queries = useQueryClient();
  return (
    <div className="hp-lines">
      <p className="hp-muted">{text('password.text')}</p>
      <ChangePassword onSaved={() => void queries.invalidateQueries({ queryKey: sessionsQuery.queryKey })} />
    </div>
  );
}
/** Two-factor sign-in. */
export function TwoFactorPart() {
  const { me, reload } = useWorkspace();
  return (
    <div className="hp-lines">
      <p>
        <TwoFactorState isOn={me.twoFactorEnabled} />
      </p>
      <TwoFactor isOn={me.twoFactorEnabled} isRequired={me.twoFactorRequired} onChanged={reload} />
    </div>
  );
}
/** Where one is signed in. */
export function SessionsPart() {
  const { signOut } = useWorkspace();
  const query = useQuery(sessionsQuery);
  if (query.error) return <FailureNote error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <ListSkeleton rows={3} />;
  return <SessionList sessions={query.data} onEverywhere={signOut} />;
}

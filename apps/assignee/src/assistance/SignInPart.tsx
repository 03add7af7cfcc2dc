import { Problem } from '@homeport/client';
import { adultAt, type Dependant, type FamilySignIn } from '@homeport/model/family';
import { EmailField } from '@homeport/ui/controls/EmailField.tsx';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { ConfirmDialog } from '@homeport/ui/parts/ConfirmDialog.tsx';
import { InlineError } from '@homeport/ui/parts/InlineError.tsx';
import { StatusChip } from '@homeport/ui/parts/StatusChip.tsx';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { act } from '../data/records.ts';
import { usePageWords } from '../words/page-words.ts';
import { today } from '../words/today.ts';
import { familyQuery, signInsQuery } from './queries.ts';
import { yearsOld } from './self.rules.ts';
import { assistanceWords } from './words.ts';

const tones = { INVITED: 'info', ACTIVE: 'success', WITHDRAWN: 'neutral' } as const;

/** The sign-in of a member of the family: inviting an adult, and withdrawing it at once. */
export function SignInPart({ dependant }: { dependant: Dependant }) {
  const say = usePageWords(assistanceWords);
  const formats = useFormats();
  const queries = useQueryClient();
  const signIn = useQuery(signInsQuery).data?.find((one) => one.id === dependant.id);
  const [isInviting, setInviting] = useState(false);
  const [isWithdrawing, setWithdrawing] = useState(false);
  const age = yearsOld(dependant.birthDate, today());
  // A child has none, and nothing is said about it.
  if (!signIn || (age !== null && age < adultAt)) return null;
  const { state, email, lastSignIn } = signIn;
  const name = `${dependant.firstName} ${dependant.lastName}`;
  const refresh = () =>
    Promise.all([familyQuery, signInsQuery].map(({ queryKey }) => queries.invalidateQueries({ queryKey })));
  const isOpen = state === 'INVITED' || state === 'ACTIVE';
  return (
    <section className="family-sign-in" aria-label={say('signIn.of', { name })}>
      <p className="family-sign-in-title">
        <strong>{say('signIn.title')}</strong>
        {state === 'NONE' ? null : <StatusChip state={state} tone={tones[state]} label={say(`signIn.${state}`)} />}
      </p>
      <p className="hp-muted">
        {state === 'ACTIVE' && lastSignIn
          ? say('signIn.last', { time: formats.localTime(lastSignIn) })
          : state === 'INVITED'
            ? say('signIn.sentTo', { email: email ?? '' })
            : say('signIn.text')}
      </p>
      {isInviting ? (
        <InviteForm
          dependant={dependant}
          signIn={signIn}
          onCancel={() => setInviting(false)}
          onSent={async () => {
            setInviting(false);
            toasts.show(say('signIn.sent'));
            await refresh();
          }}
        />
      ) : age === null ? (
        <p className="hp-caption">{say('signIn.birthDateFirst')}</p>
      ) : (
        <div className="family-actions">
          {state === 'ACTIVE' ? null : (
            <Button variant="default" onClick={() => setInviting(true)}>
              {say(state === 'INVITED' ? 'signIn.again' : 'signIn.invite')}
              <span className="hp-hidden"> {name}</span>
            </Button>
          )}
          {isOpen ? (
            <Button variant="subtle" color="neutral" onClick={() => setWithdrawing(true)}>
              {say('signIn.withdraw')}
              <span className="hp-hidden"> {name}</span>
            </Button>
          ) : null}
        </div>
      )}
      <ConfirmDialog
        isOpen={isWithdrawing}
        title={say('signIn.withdrawTitle', { name })}
        confirmLabel={say('signIn.withdraw')}
        keepLabel={say('keep')}
        isDangerous
        onClose={() => setWithdrawing(false)}
        onConfirm={async () => {
          try {
            await act('dependant', dependant.id, 'withdraw-family', {}, { version: dependant.version });
          } catch (error) {
            return error instanceof Problem && error.status < 500 ? error.message : say('notSaved');
          }
          toasts.show(say('signIn.withdrawn', { name }));
          await refresh();
          return undefined;
        }}
      >
        {say('signIn.withdrawText', { name })}
      </ConfirmDialog>
    </section>
  );
}

interface InviteFormProps {
  readonly dependant: Dependant;
  readonly signIn: FamilySignIn;
  readonly onCancel: () => void;
  readonly onSent: () => Promise<void>;
}
function InviteForm({ dependant, signIn, onCancel, onSent }: InviteFormProps) {
  const say = usePageWords(assistanceWords);
  const [email, setEmail] = useState<string | null>(signIn.email);
  const [isMissing, setMissing] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setMissing(!email);
    setProblem(null);
    if (!email) return;
    setBusy(true);
    try {
      await act('dependant', dependant.id, 'invite-family', { email }, { version: dependant.version });
      await onSent();
    } catch (error) {
      setProblem(error instanceof Problem && error.status < 500 ? error.message : say('notSaved'));
      setBusy(false);
    }
  };
  return (
    <form className="hp-lines" noValidate onSubmit={send}>
      {problem ? <InlineError message={problem} /> : null}
      <EmailField
        id={`invite-${dependant.id}`}
        label={say('signIn.email', { name: dependant.firstName })}
        description={say('signIn.emailHint')}
        required
        autoFocus
        value={email}
        error={isMissing && !email ? say('required', { label: say('field.email') }) : undefined}
        onChange={setEmail}
      />
      <div className="family-actions">
        <Button type="submit" loading={isBusy}>
          {say('signIn.send')}
        </Button>
        <Button variant="default" onClick={onCancel}>
          {say('cancel')}
        </Button>
      </div>
    </form>
  );
}

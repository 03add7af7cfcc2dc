import { call, callOpen } from '@homeport/client';
import { isGoodPassword, keptRules, type PasswordRule, passwordRules } from '@homeport/ui/controls/password.rules.ts';
import { LeanButton } from '@homeport/ui/lean/LeanButton.tsx';
import { LeanCheckList } from '@homeport/ui/lean/LeanCheckList.tsx';
import { LeanField } from '@homeport/ui/lean/LeanField.tsx';
import { useEffect, useState } from 'react';
import { EntryForm } from './EntryForm.tsx';
import { type EntryKey, sayProblem, useEntry } from './entry-context.ts';

function BackToSignIn({ onBack }: { onBack: () => void }) {
  const { text } = useEntry();
  return (
    <LeanButton look="link" onClick={onBack}>
      {text('backToSignIn')}
    </LeanButton>
  );
}

/** The terms of use, accepted once. */
export function TermsStep({ onAccepted, onBack }: { onAccepted: () => Promise<void>; onBack: () => void }) {
  const { text } = useEntry();
  const [terms, setTerms] = useState<{ title: string; text: string } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    call<{ title: string; text: string }>('GET', 'document/terms').then(setTerms, (error: unknown) =>
      setProblem(sayProblem(error, text)),
    );
  }, [text]);
  return (
    <EntryForm
      title={terms?.title ?? text('termsTitle')}
      notice={problem}
      submitLabel={text('termsAccept')}
      onSubmit={async () => {
        await call('POST', 'user/terms/accept', { body: {} });
        await onAccepted();
      }}
      ways={<BackToSignIn onBack={onBack} />}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling text has to be reached by keyboard */}
      <section className="entry-terms" tabIndex={0} aria-label={text('termsTitle')} aria-busy={!terms}>
        {terms
          ? terms.text.split(/\n{2,}/).map((paragraph) => <p key={paragraph}>{paragraph}</p>)
          : problem
            ? null
            : text('termsLoading')}
      </section>
    </EntryForm>
  );
}

/** Asks for a link to set a new password. The answer never tells whether the user exists. */
export function ForgotStep({ username, onBack }: { username: string; onBack: () => void }) {
  const { text } = useEntry();
  const [name, setName] = useState(username);
  const [hasTried, setTried] = useState(false);
  const [said, setSaid] = useState<string | null>(null);
  const isMissing = name.trim() === '';
  return (
    <EntryForm
      title={text('forgotTitle')}
      intro={text('forgotText')}
      notice={said}
      submitLabel={text('forgotSend')}
      onSubmit={async () =>
        setSaid(
          (await callOpen<{ message: string }>('POST', 'reset-password', { body: { username: name.trim() } })).message,
        )
      }
      check={() => {
        setTried(true);
        return isMissing ? 'forgotten' : null;
      }}
      ways={<BackToSignIn onBack={onBack} />}
    >
      <LeanField
        id="forgotten"
        name="username"
        label={text('usernameOrMail')}
        autoComplete="username"
        required
        autoFocus
        value={name}
        error={hasTried && isMissing ? text('fillUsername') : null}
        onChange={setName}
      />
    </EntryForm>
  );
}

const words: Readonly<Record<PasswordRule, EntryKey>> = {
  length: 'ruleLength',
  digit: 'ruleDigit',
  special: 'ruleSpecial',
  case: 'ruleCase',
  noSpace: 'ruleNoSpace',
};
/** A new password by the token of a mailed link, with its rules as a list that ticks itself. */
export function SetPasswordStep({ token, onSet, onBack }: { token: string; onSet: () => void; onBack: () => void }) {
  const { text } = useEntry();
  const [password, setPassword] = useState('');
  const [repeated, setRepeated] = useState('');
  const [hasTried, setTried] = useState(false);
  const kept = keptRules(password);
  const field = {
    type: 'password',
    autoComplete: 'new-password',
    required: true,
    showLabel: text('show'),
    hideLabel: text('hide'),
  } as const;
  return (
    <EntryForm
      title={text('newPasswordTitle')}
      submitLabel={text('savePassword')}
      onSubmit={async () => {
        await callOpen('PUT', 'reset-password', { body: { token, password, confirmation: repeated } });
        onSet();
      }}
      check={() => {
        setTried(true);
        if (!isGoodPassword(password)) return 'new';
        return repeated === password ? null : 'repeated';
      }}
      ways={<BackToSignIn onBack={onBack} />}
    >
      <LeanField
        {...field}
        id="new"
        name="new-password"
        label={text('newPassword')}
        autoFocus
        value={password}
        error={hasTried && !isGoodPassword(password) ? text('passwordWeak') : null}
        onChange={setPassword}
      />
      <LeanCheckList
        title={text('rules')}
        checks={passwordRules.map((rule) => {
          const label = text(words[rule]);
          return {
            key: rule,
            label,
            isMet: kept[rule],
            spoken: text(kept[rule] ? 'ruleMet' : 'ruleOpen', { rule: label }),
          };
        })}
      />
      <LeanField
        {...field}
        id="repeated"
        name="repeat-password"
        label={text('repeatPassword')}
        value={repeated}
        error={hasTried && repeated !== password ? text('passwordsDiffer') : null}
        onChange={setRepeated}
      />
    </EntryForm>
  );
}

import { call, dropTokens, readTokens, speak } from '@homeport/client';
import { Logo } from '@homeport/ui/brand/Logo.tsx';
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { offered, rememberLocale, startLocale, wordsLanguage } from '../session/locale.ts';
import type { Theme } from '../session/theme.ts';
import { CodeStep } from './CodeStep.tsx';
import { type Entry, EntryContext, entryText } from './entry-context.ts';
import { PasswordStep } from './PasswordStep.tsx';
import { type Credentials, type Progress, pendingStep, signIn } from './sign-in.ts';

const EnrolStep = lazy(() => import('./EnrolStep.tsx').then((it) => ({ default: it.EnrolStep })));
const further = () => import('./FurtherSteps.tsx');
const TermsStep = lazy(() => further().then((it) => ({ default: it.TermsStep })));
const ForgotStep = lazy(() => further().then((it) => ({ default: it.ForgotStep })));
const SetPasswordStep = lazy(() => further().then((it) => ({ default: it.SetPasswordStep })));

type Step = 'password' | 'code' | 'emailCode' | 'terms' | 'enrol' | 'forgot' | 'setPassword';

/** The sign-in of the workspace, step by step. `onEnter` is told where the role starts. */
export function SignInPage({ theme, onEnter }: { theme: Theme; onEnter: (landingPage: string | null) => void }) {
  const address = new URLSearchParams(location.search);
  const token = address.get('token');
  const [locale, setLocale] = useState(() => startLocale(theme.language));
  const entry = useMemo<Entry>(
    () => ({
      text: entryText(locale),
      theme,
      locale,
      choose: (next) => {
        rememberLocale(next);
        setLocale(next);
      },
    }),
    [locale, theme],
  );
  const { text } = entry;
  const [step, setStep] = useState<Step>(token ? 'setPassword' : 'password');
  const [who, setWho] = useState<Credentials>({ username: '', password: '' });
  const [canRequestCode, setCanRequest] = useState(false);
  const [notice, setNotice] = useState<string | null>(() => (address.has('to') ? text('sessionOver') : null));
  useEffect(() => {
    document.documentElement.lang = wordsLanguage(locale);
    speak(locale);
  }, [locale]);

  const move = (next: Step, said: string | null = null) => {
    setNotice(said);
    setStep(next);
  };
  const goOn = (progress: Progress) => {
    setCanRequest(progress.canRequestCode);
    if (progress.step === null) onEnter(progress.landingPage);
    else move(progress.step);
  };
  const lookAgain = async () => goOn({ step: await pendingStep(), canRequestCode: false, landingPage: null });
  const back = () => {
    // A session that stopped at its terms or second factor is given up.
    if (readTokens()) {
      void call('POST', 'auth/logout').catch(() => undefined);
      dropTokens();
    }
    move('password');
  };
  // A session that stands at its terms or its second factor goes on there after a reload.
  useEffect(() => {
    if (!readTokens() || token) return;
    pendingStep().then(
      (pending) => (pending === null ? onEnter(null) : setStep(pending)),
      () => undefined,
    );
  }, [onEnter, token]);

  const isMailed = step === 'emailCode';
  const code = () => (
    <CodeStep
      key={step}
      isMailed={isMailed}
      canRequestCode={canRequestCode || isMailed}
      onSubmit={async (authCode) => goOn(await signIn(who, { step: isMailed ? 'emailCode' : 'code', authCode }))}
      onRequest={async () => {
        const asked = await signIn(who, { step: 'code', requestTwoFactorCode: true });
        if (asked.step === null) onEnter(asked.landingPage);
        else setStep('emailCode');
      }}
      onBack={back}
    />
  );
  const steps: Readonly<Record<Step, () => ReactNode>> = {
    password: () => (
      <PasswordStep
        who={who}
        onChange={setWho}
        notice={notice}
        onSubmit={async () => goOn(await signIn(who))}
        onForgot={() => move('forgot')}
      />
    ),
    code,
    emailCode: code,
    terms: () => <TermsStep onAccepted={lookAgain} onBack={back} />,
    enrol: () => <EnrolStep onEnrolled={lookAgain} onBack={back} />,
    forgot: () => <ForgotStep username={who.username} onBack={back} />,
    setPassword: () => (
      <SetPasswordStep
        token={token ?? ''}
        onBack={back}
        onSet={() => {
          // The token is used up; a reload must not offer it again.
          history.replaceState(null, '', '/workspace/login');
          move('password', text('passwordSaved'));
        }}
      />
    ),
  };
  return (
    <EntryContext value={entry}>
      <div className="entry">
        <header className="entry-head">
          <Logo src={theme.logo} srcDark={theme.logoDark} name={theme.appName} />
        </header>
        <main className="entry-panel">
          <Suspense fallback={<p role="status">{text('opening', { app: theme.appName })}</p>}>{steps[step]()}</Suspense>
        </main>
        <footer className="entry-foot">
          <label>
            <span>{text('language')}</span>
            <select value={wordsLanguage(locale)} onChange={(event) => entry.choose(event.currentTarget.value)}>
              {offered.map(([language, name]) => (
                <option key={language} value={language} lang={language}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        </footer>
      </div>
    </EntryContext>
  );
}

import { readTokens } from '@homeport/client';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { LeanFrame } from './LeanFrame.tsx';
import { useLean } from './lean-context.ts';
import { PasswordStep } from './PasswordStep.tsx';
import { type Credentials, pendingStep, type SignInProgress, signIn } from './sign-in.ts';

// Most people see the first step only; the others are loaded when somebody gets there.
const CodeStep = lazy(() => import('./CodeStep.tsx').then((step) => ({ default: step.CodeStep })));
const EnrolStep = lazy(() => import('./EnrolStep.tsx').then((step) => ({ default: step.EnrolStep })));
const ForgotStep = lazy(() => import('./ForgotStep.tsx').then((step) => ({ default: step.ForgotStep })));
const PasscodeStep = lazy(() => import('./PasscodeStep.tsx').then((step) => ({ default: step.PasscodeStep })));
const SetPasswordStep = lazy(() => import('./SetPasswordStep.tsx').then((step) => ({ default: step.SetPasswordStep })));
const TermsStep = lazy(() => import('./TermsStep.tsx').then((step) => ({ default: step.TermsStep })));

type Step =
  | { readonly at: 'password' | 'forgot' | 'passcode' | 'terms' | 'enrol' }
  | { readonly at: 'code'; readonly isMailed: boolean; readonly canRequestCode: boolean }
  | { readonly at: 'setPassword'; readonly token: string | null; readonly username: string };

/** Signing in, step by step, with the ways back in for who lost the password. */
export function LoginPage() {
  const { text, theme, enter } = useLean();
  const address = new URLSearchParams(location.search);
  const token = address.get('token') ?? address.get('reset');
  const [step, setStep] = useState<Step>(token ? { at: 'setPassword', token, username: '' } : { at: 'password' });
  const [who, setWho] = useState<Credentials>({ username: '', password: '' });
  const [notice, setNotice] = useState<string | null>(() =>
    address.get('why') === 'role' ? text('incorrectRole') : address.has('to') ? text('sessionOver') : null,
  );

  const move = (next: Step, said: string | null = null) => {
    setNotice(said);
    setStep(next);
  };
  const goOn = (progress: SignInProgress) => {
    if (progress.step === null) enter();
    else if (progress.step === 'code' || progress.step === 'emailCode')
      move({ at: 'code', isMailed: progress.step === 'emailCode', canRequestCode: progress.canRequestCode });
    else move({ at: progress.step });
  };
  const lookAgain = async () => goOn({ step: await pendingStep(), canRequestCode: false });

  // A session that stands at its terms or its second factor goes on there after a reload.
  useEffect(() => {
    if (!readTokens() || token) return;
    pendingStep().then(
      (pending) => (pending === null ? enter() : setStep({ at: pending })),
      () => undefined,
    );
  }, [enter, token]);

  const back = () => move({ at: 'password' });
  const steps: Readonly<Record<Step['at'], () => ReactNode>> = {
    password: () => (
      <PasswordStep
        who={who}
        onChange={setWho}
        notice={notice}
        onSubmit={async () => goOn(await signIn(who))}
        onForgot={() => move({ at: 'forgot' })}
        onPasscode={() => move({ at: 'passcode' })}
      />
    ),
    code: () => (
      <CodeStep
        key={step.at === 'code' ? String(step.isMailed) : ''}
        isMailed={step.at === 'code' && step.isMailed}
        canRequestCode={step.at === 'code' && (step.canRequestCode || step.isMailed)}
        onSubmit={async (authCode) =>
          goOn(await signIn(who, { step: step.at === 'code' && step.isMailed ? 'emailCode' : 'code', authCode }))
        }
        onRequest={async () => {
          const asked = await signIn(who, { step: 'code', requestTwoFactorCode: true });
          if (asked.step === null) enter();
          else setStep({ at: 'code', isMailed: true, canRequestCode: true });
        }}
        onBack={back}
      />
    ),
    terms: () => <TermsStep onAccepted={lookAgain} onBack={back} />,
    enrol: () => <EnrolStep onEnrolled={lookAgain} onBack={back} />,
    forgot: () => <ForgotStep username={who.username} onBack={back} />,
    passcode: () => (
      <PasscodeStep
        username={who.username}
        onBack={back}
        onHave={(username) => move({ at: 'setPassword', token: null, username })}
      />
    ),
    setPassword: () => (
      <SetPasswordStep
        token={step.at === 'setPassword' ? step.token : null}
        username={step.at === 'setPassword' ? step.username : ''}
        onBack={back}
        onSet={(username) => {
          // The token is used up; a reload must not offer it again.
          history.replaceState(null, '', '/login');
          setWho({ username, password: '' });
          move({ at: 'password' }, text('passwordSaved'));
        }}
      />
    ),
  };
  return (
    <LeanFrame title={text('signIn')}>
      <Suspense fallback={<p role="status">{text('opening', { app: theme.appName })}</p>}>{steps[step.at]()}</Suspense>
    </LeanFrame>
  );
}

import {
  type CameBack,
  type Credentials,
  cameBack,
  finishProvider,
  leaveFor,
  pendingStep,
  readTokens,
  type SignInProgress,
  signIn,
} from '@homeport/client';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { lazyPart } from '../parts/lazy-part.tsx';
import { sayProblem, useEntry } from './entry-context.ts';
import { PasswordStep } from './PasswordStep.tsx';
import { useProviders } from './use-providers.ts';

// Most people see the first step only; the others are loaded when somebody gets there.
const CodeStep = lazyPart(() => import('./CodeStep.tsx').then((it) => it.CodeStep));
const EnrolStep = lazyPart(() => import('./EnrolStep.tsx').then((it) => it.EnrolStep));
const ForgotStep = lazyPart(() => import('./ForgotStep.tsx').then((it) => it.ForgotStep));
const PasscodeStep = lazyPart(() => import('./PasscodeStep.tsx').then((it) => it.PasscodeStep));
const SetPasswordStep = lazyPart(() => import('./SetPasswordStep.tsx').then((it) => it.SetPasswordStep));
const TermsStep = lazyPart(() => import('./TermsStep.tsx').then((it) => it.TermsStep));

type Step =
  | { readonly at: 'provider' | 'password' | 'forgot' | 'passcode' | 'terms' | 'enrol' }
  | { readonly at: 'code'; readonly isMailed: boolean; readonly canRequestCode: boolean }
  | { readonly at: 'setPassword'; readonly token: string | null; readonly username: string };

export interface EntryStepsProps {
  readonly application: 'assignee' | 'workspace';
  /** Of a mailed link: a password is set first. */
  readonly token: string | null;
  /** Said above the first step. */
  readonly notice: string | null;
  /** Address of the sign-in page, without what is used up. */
  readonly address: string;
  readonly demoUsers: string | null;
  /** A first access by passcode is offered. */
  readonly hasPasscode: boolean;
  /** The session is open; what the sign-in said of it, or null where it was open already. */
  readonly onEnter: (progress: SignInProgress | null) => void;
  /** Back from the terms or the second factor: what was open may be given up. */
  readonly onGiveUp?: (() => void) | undefined;
  readonly onPrepare?: (() => void) | undefined;
}
/** The company's own sign-in led back without proving anybody. */
const hasFailed = (search: string): boolean => {
  const given = new URLSearchParams(search);
  return given.get('why') === 'sso' || (given.has('state') && given.has('error'));
};
const startOf = (token: string | null): Step => {
  if (token) return { at: 'setPassword', token, username: '' };
  return { at: cameBack(location.search) ? 'provider' : 'password' };
};
/** Signing in, step by step, with the ways back in for who lost the password. */
export function EntrySteps(props: EntryStepsProps) {
  const { application, token, address, onEnter } = props;
  const { text, appName } = useEntry();
  const [step, setStep] = useState<Step>(startOf(token));
  const [who, setWho] = useState<Credentials>({ username: '', password: '' });
  const [notice, setNotice] = useState(hasFailed(location.search) ? text('providerFailed') : props.notice);
  // Who came back from a company's own sign-in goes on with it, and not with a password.
  const [back, setBack] = useState<CameBack | null>(() => cameBack(location.search));
  const providers = useProviders();

  const move = (next: Step, said: string | null = null) => {
    setNotice(said);
    setStep(next);
  };
  const goOn = (progress: SignInProgress) => {
    if (progress.step === null) onEnter(progress);
    else if (progress.step === 'code' || progress.step === 'emailCode')
      move({ at: 'code', isMailed: progress.step === 'emailCode', canRequestCode: progress.canRequestCode });
    else move({ at: progress.step });
  };
  /** The same way in, with what it asked for. */
  const again = ({
    step: at,
    ...more
  }: {
    step: 'code' | 'emailCode';
    authCode?: string;
    requestTwoFactorCode?: boolean;
  }) => (back ? finishProvider(back, more) : signIn(application, who, { step: at, ...more }));
  const lookAgain = async () => {
    const pending = await pendingStep();
    if (pending === null) onEnter(null);
    else move({ at: pending });
  };

  const hasFinished = useRef(false);
  useEffect(() => {
    // What came back is finished once, however often the page is drawn.
    if (!back || hasFinished.current) return;
    hasFinished.current = true;
    history.replaceState(null, '', address);
    finishProvider(back).then(goOn, (error) => {
      setBack(null);
      move({ at: 'password' }, sayProblem(error, text));
    });
  });

  // A session that stands at its terms or its second factor goes on there after a reload: known when the page begins.
  const [isOpen] = useState(() => readTokens() !== null && !token && back === null);
  useEffect(() => {
    if (!isOpen) return;
    pendingStep().then(
      (pending) => (pending === null ? onEnter(null) : setStep({ at: pending })),
      () => undefined,
    );
  }, [onEnter, isOpen]);

  const goBack = () => {
    setBack(null);
    if (readTokens()) props.onGiveUp?.();
    move({ at: 'password' });
  };
  const steps: Readonly<Record<Step['at'], () => ReactNode>> = {
    provider: () => <p role="status">{text('opening', { app: appName })}</p>,
    password: () => (
      <PasswordStep
        who={who}
        onChange={(part) => setWho((known) => ({ ...known, ...part }))}
        notice={notice}
        providers={providers}
        onProvider={async (id) => location.assign(await leaveFor(application, id))}
        demoUsers={props.demoUsers}
        onPrepare={props.onPrepare}
        onSubmit={async () => goOn(await signIn(application, who))}
        onForgot={() => move({ at: 'forgot' })}
        onPasscode={props.hasPasscode ? () => move({ at: 'passcode' }) : undefined}
      />
    ),
    code: () => {
      if (step.at !== 'code') return null;
      const { isMailed, canRequestCode } = step;
      return (
        <CodeStep
          key={String(isMailed)}
          isMailed={isMailed}
          canRequestCode={canRequestCode || isMailed}
          onSubmit={async (authCode) => goOn(await again({ step: isMailed ? 'emailCode' : 'code', authCode }))}
          onRequest={async () => {
            const asked = await again({ step: 'code', requestTwoFactorCode: true });
            if (asked.step === null) onEnter(asked);
            else setStep({ at: 'code', isMailed: true, canRequestCode: true });
          }}
          onBack={goBack}
        />
      );
    },
    terms: () => <TermsStep onAccepted={lookAgain} onBack={goBack} />,
    enrol: () => <EnrolStep onEnrolled={lookAgain} onBack={goBack} />,
    forgot: () => <ForgotStep username={who.username} onBack={goBack} />,
    passcode: () => (
      <PasscodeStep
        username={who.username}
        onBack={goBack}
        onHave={(username) => move({ at: 'setPassword', token: null, username })}
      />
    ),
    setPassword: () => {
      if (step.at !== 'setPassword') return null;
      return (
        <SetPasswordStep
          token={step.token}
          username={step.username}
          onBack={goBack}
          onSet={(username) => {
            // The token is used up; a reload must not offer it again.
            history.replaceState(null, '', address);
            setWho({ username, password: '' });
            move({ at: 'password' }, text('passwordSaved'));
          }}
        />
      );
    },
  };
  return <Suspense fallback={<p role="status">{text('opening', { app: appName })}</p>}>{steps[step.at]()}</Suspense>;
}

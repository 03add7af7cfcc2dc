import { LeanButton } from '@homeport/ui/lean/LeanButton.tsx';
import { LeanFrame } from './LeanFrame.tsx';
import { useLean } from './lean-context.ts';

/** The public start: whose application it is, what it is for, one way in. */
export function LandingPage() {
  const { text, theme, go } = useLean();
  return (
    <LeanFrame title={text('signIn')}>
      <h1>{text('landingTitle', { app: theme.appName })}</h1>
      <p className="lean-lead">{text('purpose')}</p>
      <LeanButton look="filled" onClick={() => go('/login')}>
        {text('signIn')}
      </LeanButton>
    </LeanFrame>
  );
}

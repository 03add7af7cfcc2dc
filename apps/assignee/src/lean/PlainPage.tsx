import { LeanButton } from '@homeport/ui/lean/LeanButton.tsx';
import { LeanFrame } from './LeanFrame.tsx';
import { useLean } from './lean-context.ts';

/** A page that says one thing and has one way on: after signing out, and at an address that does not exist. */
export function PlainPage({ kind }: { kind: 'signedOut' | 'notFound' }) {
  const { text, go } = useLean();
  const isOut = kind === 'signedOut';
  return (
    <LeanFrame title={text(kind)}>
      <h1>{text(kind)}</h1>
      <p className="lean-lead">{text(isOut ? 'signedOutText' : 'notFoundText')}</p>
      <LeanButton look="filled" onClick={() => go(isOut ? '/login' : '/')}>
        {text(isOut ? 'signIn' : 'goHome')}
      </LeanButton>
    </LeanFrame>
  );
}

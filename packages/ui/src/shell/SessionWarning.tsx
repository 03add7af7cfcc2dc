import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useKitText } from '../language/use-text.ts';
import { Dialog } from '../parts/Dialog.tsx';

/** The warning stands this long before the session ends, in milliseconds. */
const sessionWarning = 2 * 60 * 1000;

export interface SessionWarningProps {
  /** When the session ends, epoch milliseconds; null without a session. */
  readonly endsAt: number | null;
  readonly onStay: () => void;
  readonly onSignOut: () => void;
  /** The time is over: keep what was typed and go to the sign-in page. */
  readonly onEnd: () => void;
}
/** Two minutes before the session ends: Stay signed in, or sign out. */
export function SessionWarning({ endsAt, onStay, onSignOut, onEnd }: SessionWarningProps) {
  const text = useKitText();
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    setLeft(null);
    if (endsAt === null) return;
    const look = () => {
      const rest = endsAt - Date.now();
      if (rest <= 0) onEnd();
      setLeft(rest <= sessionWarning ? Math.max(0, rest) : null);
    };
    look();
    // A second is enough, and a sleeping device catches up at its first tick.
    const timer = setInterval(look, 1000);
    return () => clearInterval(timer);
  }, [endsAt, onEnd]);
  if (left === null) return null;
  return (
    <Dialog
      opened
      onClose={onStay}
      title={text('session.title')}
      closeButtonProps={{ 'aria-label': text('session.stay') }}
    >
      <p aria-live="polite">{text('session.left', { minutes: Math.floor(left / 60_000) })}</p>
      <div className="hp-dialog-actions">
        <Button variant="default" onClick={onSignOut}>
          {text('shell.signOut')}
        </Button>
        <Button data-autofocus onClick={onStay}>
          {text('session.stay')}
        </Button>
      </div>
    </Dialog>
  );
}

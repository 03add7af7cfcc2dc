import { useCallback, useEffect, useState } from 'react';
import { late, useLate } from '../parts/late.tsx';
import { useSessionEnd } from './use-session-end.ts';

const warning = late(() => import('./SessionWarning.tsx').then((it) => it.SessionWarning));
/** The warning is loaded this long before the session ends, in milliseconds: a little before it has to stand. */
const loadBefore = 3 * 60 * 1000;

export interface SessionEndProps {
  /** Minutes without a call after which the session ends. */
  readonly idle: number;
  /** When it ends at the latest, an instant. */
  readonly absolute: string;
  readonly onSignOut: () => void;
}
/** Watches the end of the session; the warning itself is drawn when it comes near. */
export function SessionEnd({ idle, absolute, onSignOut }: SessionEndProps) {
  const { endsAt, stay, end } = useSessionEnd(idle, absolute);
  const [isNear, setNear] = useState(false);
  const Warning = useLate(
    warning,
    isNear,
    useCallback(() => setNear(false), []),
  );
  useEffect(() => {
    setNear(false);
    if (endsAt === null) return;
    const timer = setTimeout(() => setNear(true), Math.max(0, endsAt - Date.now() - loadBefore));
    return () => clearTimeout(timer);
  }, [endsAt]);
  return Warning ? <Warning endsAt={endsAt} onStay={stay} onSignOut={onSignOut} onEnd={end} /> : null;
}

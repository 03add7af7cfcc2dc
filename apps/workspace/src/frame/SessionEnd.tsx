import { lazy, Suspense, useEffect, useState } from 'react';
import { sessionWarning } from './session-warning.ts';
import { useSessionEnd } from './use-session-end.ts';

const SessionWarning = lazy(() =>
  import('@homeport/ui/shell/SessionWarning.tsx').then((it) => ({ default: it.SessionWarning })),
);

/** Watches the end of the session; the warning itself is loaded when it comes near. `idle` in minutes, `absolute` an instant. */
export function SessionEnd({ idle, absolute, onSignOut }: { idle: number; absolute: string; onSignOut: () => void }) {
  const { endsAt, stay, end } = useSessionEnd(idle, absolute);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    setNear(false);
    if (endsAt === null) return;
    const timer = setTimeout(() => setNear(true), Math.max(0, endsAt - Date.now() - sessionWarning));
    return () => clearTimeout(timer);
  }, [endsAt]);
  if (!isNear) return null;
  return (
    <Suspense fallback={null}>
      <SessionWarning endsAt={endsAt} onStay={stay} onSignOut={onSignOut} onEnd={end} />
    </Suspense>
  );
}

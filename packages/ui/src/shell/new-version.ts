import { useEffect, useState } from 'react';
import { hasUnsavedChanges } from '../parts/leave-guard.ts';
import { runningUploads } from '../upload/use-uploads.ts';
import { isTyping } from './shortcuts.ts';

/** How often the server is asked for its version, and a waiting reload looks for its moment, in milliseconds. */
const versionInterval = 5 * 60 * 1000;
const safeInterval = 5000;

/** Whether the app may reload itself now: nothing unsaved, nothing uploading, no dialog, nobody typing. */
function isSafeMoment(): boolean {
  return (
    !hasUnsavedChanges() &&
    runningUploads.get() === 0 &&
    document.querySelector('[aria-modal="true"]') === null &&
    !isTyping(document.activeElement)
  );
}
export interface NewVersion {
  /** A newer version waits for a safe moment. */
  readonly isWaiting: boolean;
  readonly reloadNow: () => void;
}
/**
 * Watches for a new version and opens it at the first safe moment. `ask` answers the server's version; a failing
 * one is ignored until the next time. `reload` is given by tests.
 */
export function useNewVersion(
  current: string,
  ask: () => Promise<string>,
  reload: () => void = () => location.reload(),
): NewVersion {
  const [isWaiting, setWaiting] = useState(false);
  useEffect(() => {
    const look = () => {
      ask().then(
        (version) => setWaiting(version !== current),
        () => undefined,
      );
    };
    const timer = setInterval(look, versionInterval);
    const onVisible = () => {
      if (!document.hidden) look();
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [ask, current]);
  useEffect(() => {
    if (!isWaiting) return;
    const attempt = () => {
      if (isSafeMoment()) reload();
    };
    attempt();
    const timer = setInterval(attempt, safeInterval);
    return () => clearInterval(timer);
  }, [isWaiting, reload]);
  return { isWaiting, reloadNow: reload };
}

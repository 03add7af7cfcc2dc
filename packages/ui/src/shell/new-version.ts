import { useEffect, useState } from 'react';
import { isTyping } from '../keys/shortcuts.ts';
import { keepAll } from '../parts/leave-guard.ts';
import { serverIsBack } from '../parts/server-is-back.ts';
import { runningUploads } from '../upload/use-uploads.ts';

/** How often the server is asked for its version, and a waiting reload looks for its moment, in milliseconds. */
const versionInterval = 5 * 60 * 1000;
const safeInterval = 5000;

/** Whoever has not typed for so long may have walked away with the cursor in a field, in milliseconds. */
const typingLasts = 60_000;
let typedAt = 0;

/** Whether the app may reload itself now: nothing uploading, no dialog, nobody typing, and what was typed is stored. */
function isSafeMoment(): boolean {
  const isBusy = isTyping(document.activeElement) && Date.now() - typedAt < typingLasts;
  return !isBusy && runningUploads.get() === 0 && document.querySelector('[aria-modal="true"]') === null && keepAll();
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
    const onInput = () => {
      typedAt = Date.now();
    };
    document.addEventListener('visibilitychange', onVisible);
    document.addEventListener('input', onInput, true);
    window.addEventListener(serverIsBack, look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('input', onInput, true);
      window.removeEventListener(serverIsBack, look);
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

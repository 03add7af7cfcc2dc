import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useSettings } from '../language/settings.tsx';
import { createDrafts, type Draft, draftDelay } from './drafts.ts';

export interface DraftControl<T> {
  /** A draft found when the form opened, until it is discarded or the form is saved. */
  readonly found: Draft<T> | null;
  /** Throws the draft away: after Discard, and after a successful save. */
  readonly erase: () => void;
  /** Stores at once, for example before the app reloads itself; answers whether nothing is lost. */
  readonly flush: () => boolean;
}
/**
 * Stores `values` every two seconds while `isChanged`, per user. The form shows `DraftNotice` and fills itself from
 * `found.values`. Without a signed-in user nothing is stored.
 */
export function useDraft<T>(key: string, values: T, isChanged: boolean): DraftControl<T> {
  const { userId } = useSettings();
  const drafts = useMemo(() => (userId === null ? null : createDrafts(userId, localStorage)), [userId]);
  const [found, setFound] = useState<Draft<T> | null>(() => drafts?.read<T>(key) ?? null);
  const latest = useRef({ values, isChanged });
  latest.current = { values, isChanged };
  const stored = useRef<T | null>(null);

  const flush = useCallback(() => {
    const now = latest.current;
    if (!now.isChanged || now.values === stored.current) return true;
    if (!drafts?.write(key, now.values)) return false;
    stored.current = now.values;
    return true;
  }, [drafts, key]);

  useFlushing(flush);

  const erase = useCallback(() => {
    stored.current = latest.current.values;
    drafts?.erase(key);
    setFound(null);
  }, [drafts, key]);
  return { found, erase, flush };
}

/** Calls `flush` every two seconds, when the page goes, and last while what is drawn is still there. */
export function useFlushing(flush: () => unknown): void {
  useLayoutEffect(() => {
    const timer = setInterval(flush, draftDelay);
    window.addEventListener('pagehide', flush);
    return () => {
      clearInterval(timer);
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [flush]);
}

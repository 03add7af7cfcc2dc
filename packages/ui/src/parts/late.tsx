import { type ComponentType, useEffect, useState } from 'react';
import { useKitText } from '../language/use-text.ts';
import { toasts } from './toasts.ts';

/** A part that is not in the first files of an application. */
export interface Late<P> {
  /** Loads it once; after a failure the next call tries again. */
  readonly load: () => Promise<ComponentType<P>>;
}
/** Declares a part by its dynamic import. */
export function late<P>(bring: () => Promise<ComponentType<P>>): Late<P> {
  let loading: Promise<ComponentType<P>> | null = null;
  return {
    load: () => {
      loading ??= bring().catch((error: unknown) => {
        loading = null;
        throw error;
      });
      return loading;
    },
  };
}

/**
 * The component of a part once it is wanted and there, else null. It is brought when the page is idle, so that it mostly is
 * there by then, also without a network. A part that cannot be loaded is told; `onFail` takes the wish back.
 */
export function useLate<P>(part: Late<P>, isWanted: boolean, onFail: () => void): ComponentType<P> | null {
  const text = useKitText();
  const [found, setFound] = useState<ComponentType<P> | null>(null);
  useEffect(() => whenIdle(() => void part.load().catch(() => undefined)), [part]);
  useEffect(() => {
    if (!isWanted || found) return;
    let isGone = false;
    part.load().then(
      (component) => {
        if (!isGone) setFound(() => component);
      },
      () => {
        if (isGone) return;
        toasts.show(text('partFailed'), 'danger');
        onFail();
      },
    );
    return () => {
      isGone = true;
    };
  }, [part, isWanted, found, text, onFail]);
  return isWanted ? found : null;
}
/**
 * Says false once, then what it is given: a dialog that is drawn for the first time because it is to open has to be seen
 * closed before, or it does not know where to give the focus back.
 */
export function useOpenAfterDrawn(isOpen: boolean): boolean {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => setDrawn(true), []);
  return isDrawn && isOpen;
}

/** How long after drawing an idle moment is taken for granted, in milliseconds, where the browser does not tell. */
const idleAfter = 2000;
function whenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const asked = requestIdleCallback(work, { timeout: 10_000 });
    return () => cancelIdleCallback(asked);
  }
  const timer = setTimeout(work, idleAfter);
  return () => clearTimeout(timer);
}

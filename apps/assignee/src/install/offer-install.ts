import { toasts } from '@homeport/ui/parts/toasts.ts';
import type { PageWords } from '../words/page-words.ts';
import { installHint, installWay } from './install-offer.ts';
import { installWords } from './words.ts';

const key = 'homeport.install-hint';

/** Offers to install the app once, after the first thing that was finished here, and never again. Answers how to stop. */
export function offerInstall(learn: (words: PageWords) => Promise<void>): () => void {
  if (localStorage.getItem(key) !== null) return () => undefined;
  const stop = toasts.store.subscribe(() => {
    const [newest] = toasts.store.get().history;
    // Settings are no task.
    if (newest?.tone !== 'success' || location.pathname.startsWith('/dashboard/profile')) return;
    const way = installWay();
    if (!way) return;
    stop();
    localStorage.setItem(key, 'shown');
    learn(installWords).then(
      () => installHint.set(way),
      () => undefined,
    );
  });
  return stop;
}

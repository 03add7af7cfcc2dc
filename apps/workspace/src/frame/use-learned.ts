import { use } from 'react';
import type { PageWords } from '../words/load-words.ts';
import { useWorkspace } from './workspace.ts';

type Learn = ReturnType<typeof useWorkspace>['learn'];
/** What is learned, by who learns: another sign-in, or the way back out of a preview, may speak another language. */
const learning = new WeakMap<Learn, Map<string, Promise<void>>>();

/** Waits for the texts of a part that comes inside another page; draw it inside a `Suspense`. */
export function useLearned(space: string, files: PageWords): void {
  const { learn } = useWorkspace();
  const known = learning.get(learn) ?? new Map<string, Promise<void>>();
  learning.set(learn, known);
  let work = known.get(space);
  if (!work) {
    work = learn(space, files);
    known.set(space, work);
  }
  use(work);
}

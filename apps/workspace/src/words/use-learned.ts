import { use } from 'react';
import { useWorkspace } from '../frame/workspace.ts';
import type { PageWords } from './load-words.ts';

const learning = new Map<string, Promise<void>>();

/** Waits for the texts of a part that comes inside another page; draw it inside a `Suspense`. */
export function useLearned(space: string, files: PageWords): void {
  const { learn } = useWorkspace();
  let work = learning.get(space);
  if (!work) {
    work = learn(space, files);
    learning.set(space, work);
  }
  use(work);
}

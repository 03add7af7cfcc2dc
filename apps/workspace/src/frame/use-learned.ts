import { use } from 'react';
import type { PageWords } from '../words/load-words.ts';
import { useWorkspace } from './workspace.ts';

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

import { useState } from 'react';
import { type FormProblems, noProblems } from './form-problems.ts';

/** What is wrong with a form, as it is said. */
export function useProblems() {
  const [problems, setProblems] = useState<FormProblems>(noProblems);
  const [failed, setFailed] = useState<unknown>(null);
  const tell = (found: FormProblems): void => {
    setProblems(found);
    setFailed(found);
  };
  return {
    problems,
    /** Another value with every send that failed, and with nothing else. */
    failed,
    tell,
    /**
     * Tells what a page has found and, as soon as it is known, what only the server knows besides: `look` asks it, and throws what it
     * would refuse. Not where something else was found meanwhile.
     */
    tellWithServers: async (
      found: FormProblems,
      look: () => Promise<unknown>,
      isField: (wire: string) => boolean,
    ): Promise<void> => {
      tell(found);
      const { withServers } = await import('../host/with-servers.ts');
      const more = await withServers(found, look, isField);
      setProblems((now) => (now === found ? more : now));
    },
  };
}

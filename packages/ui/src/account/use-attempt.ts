import { Problem } from '@homeport/client';
import { useState } from 'react';
import { useAccountText } from './account-words.ts';

/** A write whose refusal is told in the server's words, and anything else in ours. */
export interface Attempt {
  readonly isBusy: boolean;
  readonly problem: string | null;
  readonly say: (problem: string | null) => void;
  readonly run: (work: () => Promise<unknown>) => Promise<void>;
}
export function useAttempt(): Attempt {
  const text = useAccountText();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const run = async (work: () => Promise<unknown>) => {
    setBusy(true);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      const isRefused = error instanceof Problem && error.status >= 400 && error.status < 500;
      setProblem(isRefused ? error.message : text('failed'));
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, problem, say: setProblem, run };
}

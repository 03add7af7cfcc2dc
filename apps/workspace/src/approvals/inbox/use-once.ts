import { Problem } from '@homeport/client';
import { useCallback, useRef } from 'react';

/**
 * Runs a write with an idempotency key. The key stays the same while the same input is tried again after an answer that
 * may have been lost, so the write happens once; another input, or a final answer, begins a new key.
 */
export function useOnce(): <A>(input: unknown, write: (key: string) => Promise<A>) => Promise<A> {
  const open = useRef<{ input: string; key: string } | null>(null);
  return useCallback(async (input, write) => {
    const asked = JSON.stringify(input);
    const key = open.current?.input === asked ? open.current.key : crypto.randomUUID();
    open.current = { input: asked, key };
    try {
      const answer = await write(key);
      open.current = null;
      return answer;
    } catch (error) {
      if (isFinal(error)) open.current = null;
      throw error;
    }
  }, []);
}

/** The server has said no: the write did not happen, and a new attempt is a new write. */
function isFinal(error: unknown): boolean {
  if (!(error instanceof Problem) || error.code === 'request.keyRunning') return false;
  return error.status >= 400 && error.status < 500 && error.status !== 429;
}

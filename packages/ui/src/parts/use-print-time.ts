import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** When the page was last laid out for paper, ISO UTC; until then when it was opened. */
export function usePrintTime(): string {
  const [at, setAt] = useState(() => new Date().toISOString());
  useEffect(() => {
    const print = () => flushSync(() => setAt(new Date().toISOString()));
    window.addEventListener('beforeprint', print);
    return () => window.removeEventListener('beforeprint', print);
  }, []);
  return at;
}

import { useEffect, useState } from 'react';
import { filterDelay, type LoadOptions, matchOptions, type Option } from './options.ts';
import { type PressWatch, usePressedList } from './use-pressed-list.ts';

/** What a list shows at the moment. */
export interface ShownOptions {
  readonly options: readonly Option[];
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly retry: () => void;
  /** For the box of the list: it stays as it is while one of its lines is pressed, and says while it does not answer what is typed. */
  readonly box: PressWatch & { readonly 'data-waiting'?: true };
}
interface Answer {
  readonly query: string;
  readonly options: readonly Option[];
  readonly hasFailed: boolean;
}

/** Options for a typed text, after the delay: filtered here, or asked for with `load` while the list is open. */
export function useOptions(
  given: readonly Option[] | undefined,
  load: LoadOptions | undefined,
  query: string,
  isOpen: boolean,
): ShownOptions {
  const [settled, setSettled] = useState(query);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(query), filterDelay);
    return () => clearTimeout(timer);
  }, [query]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` asks again after a failure
  useEffect(() => {
    if (!load || !isOpen) return;
    const abort = new AbortController();
    load(settled, abort.signal)
      .then((options) => ({ query: settled, options, hasFailed: false }))
      .catch(() => ({ query: settled, options: [], hasFailed: true }))
      .then((next) => {
        if (!abort.signal.aborted) setAnswer(next);
      });
    return () => abort.abort();
  }, [load, settled, isOpen, attempt]);

  const retry = () => {
    setAnswer(null);
    setAttempt((count) => count + 1);
  };
  const [options, press] = usePressedList(load ? (answer?.options ?? []) : matchOptions(given ?? [], settled));
  const isLoading = load !== undefined && isOpen && (answer === null || answer.query !== query);
  const box = { ...press, ...(settled !== query || isLoading ? { 'data-waiting': true as const } : {}) };
  return { options, isLoading, hasFailed: answer?.hasFailed === true && !isLoading, retry, box };
}

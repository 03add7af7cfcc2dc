import { type RefObject, useMemo, useState } from 'react';
import { useDraft } from '../../parts/use-draft.ts';
import { useKeptUnread } from '../../parts/use-kept-unread.ts';
import type { FormValues } from './form-values.ts';

interface Drafted {
  readonly element: RefObject<HTMLFormElement | null>;
  /** Begins the ids of its controls. */
  readonly id: string;
  readonly values: FormValues;
  readonly changed: readonly string[];
  readonly changesOf: (now: FormValues) => FormValues;
  readonly fill: (change: (now: FormValues) => FormValues) => void;
}

/**
 * The draft of a designed form: what was changed and not saved, kept on the device under `key`, and filled in when the form opens,
 * with what could not be read.
 * Without a key nothing is kept.
 */
export function useFormDraft(key: string | undefined, state: Drafted) {
  const [isTouched, setTouched] = useState(false);
  const [isRestored, setRestored] = useState(false);
  const typed = useMemo(() => state.changesOf(state.values), [state.changesOf, state.values]);
  const draft = useDraft<FormValues>(key ?? '', typed, key !== undefined && isTouched && state.changed.length > 0);
  const found = key === undefined ? null : draft.found;
  const unread = useKeptUnread(key, state.element, `${state.id}-`);
  if (found && !isRestored) {
    setRestored(true);
    state.fill((now) => ({ ...now, ...found.values }));
  }
  return {
    /** Since when what is shown lies on the device, until somebody goes on with it. */
    at: isTouched ? undefined : (found ?? unread.found)?.at,
    touch: () => setTouched(true),
    /** After saving. */
    end: () => {
      draft.erase();
      unread.erase();
      setTouched(false);
    },
    /** After discarding, besides: what cannot be read goes from the fields. */
    forget: unread.forget,
    /** Whether nothing is lost. */
    flush: () => [draft.flush(), unread.flush()].every(Boolean),
  };
}

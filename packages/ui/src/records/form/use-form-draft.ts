import { type RefObject, useMemo, useState } from 'react';
import { useDraft } from '../../parts/use-draft.ts';
import { useKeptUnread } from '../../parts/use-kept-unread.ts';
import type { FormValues } from './form-values.ts';

interface Drafted {
  readonly values: FormValues;
  readonly changed: readonly string[];
  readonly changesOf: (now: FormValues) => FormValues;
  readonly fill: (change: (now: FormValues) => FormValues) => void;
}

/**
 * The draft of a designed form: what was changed and not saved, kept on the device under `key`, and filled in when the form opens.
 * What cannot be read is kept beside it: what stands below `root`, in fields whose ids begin with `prefix`. Without a key nothing is kept.
 */
export function useFormDraft(
  key: string | undefined,
  state: Drafted,
  root: RefObject<HTMLElement | null>,
  prefix: string,
) {
  const [isTouched, setTouched] = useState(false);
  const [isRestored, setRestored] = useState(false);
  const typed = useMemo(() => state.changesOf(state.values), [state.changesOf, state.values]);
  const draft = useDraft<FormValues>(key ?? '', typed, key !== undefined && isTouched && state.changed.length > 0);
  const unread = useKeptUnread(key, root, prefix);
  const found = key === undefined ? null : draft.found;
  if (found && !isRestored) {
    setRestored(true);
    state.fill((now) => ({ ...now, ...found.values }));
  }
  const shown = found ?? unread.found;
  return {
    /** Since when what is shown lies on the device, until somebody goes on with it. */
    at: shown && !isTouched ? shown.at : undefined,
    touch: () => setTouched(true),
    /** After saving and after discarding. */
    end: () => {
      draft.erase();
      unread.erase();
      setTouched(false);
    },
    /** What cannot be read goes from its fields as well. */
    forget: unread.forget,
    flush: () => [draft.flush(), unread.flush()].every(Boolean),
  };
}

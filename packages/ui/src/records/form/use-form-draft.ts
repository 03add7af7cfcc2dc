import { useMemo, useState } from 'react';
import { useDraft } from '../../parts/use-draft.ts';
import type { FormValues } from './form-values.ts';

interface Drafted {
  readonly values: FormValues;
  readonly changed: readonly string[];
  readonly changesOf: (now: FormValues) => FormValues;
  readonly fill: (change: (now: FormValues) => FormValues) => void;
}

/**
 * The draft of a designed form: what was changed and not saved, kept on the device under `key`, and filled in when the form opens.
 * Without a key nothing is kept.
 */
export function useFormDraft(key: string | undefined, state: Drafted) {
  const [isTouched, setTouched] = useState(false);
  const [isRestored, setRestored] = useState(false);
  const typed = useMemo(() => state.changesOf(state.values), [state.changesOf, state.values]);
  const draft = useDraft<FormValues>(key ?? '', typed, key !== undefined && isTouched && state.changed.length > 0);
  const found = key === undefined ? null : draft.found;
  if (found && !isRestored) {
    setRestored(true);
    state.fill((now) => ({ ...now, ...found.values }));
  }
  return {
    /** Since when what is shown lies on the device, until somebody goes on with it. */
    at: found && !isTouched ? found.at : undefined,
    touch: () => setTouched(true),
    /** After saving and after discarding. */
    end: () => {
      draft.erase();
      setTouched(false);
    },
    flush: draft.flush,
  };
}

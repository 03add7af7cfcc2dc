import type { FormSaved, PageValues } from '@homeport/model/forms';
import { useDraft } from '@homeport/ui/parts/use-draft.ts';
import { useKeptUnread } from '@homeport/ui/parts/use-kept-unread.ts';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** What is sent of a form. */
export interface SentAnswers {
  readonly values: PageValues;
  readonly step: string | null;
  readonly draft: boolean;
}
/** Typing rests this long before a draft is sent, in milliseconds. */
const rest = 2000;

/**
 * Keeps the answers on the server while they are typed, and on the device as well, for when there is no network; what stands in the
 * fields of `root` and cannot be read is no answer, and is kept there only. `flush` sends at once and answers whether everything is kept.
 */
export function useAutosave(
  id: string,
  values: PageValues,
  step: string,
  isOn: boolean,
  root: RefObject<HTMLElement | null>,
  save: (sent: SentAnswers) => Promise<FormSaved>,
) {
  const [savedDate, setSavedDate] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  const [kept, setKept] = useState(values);
  const isDirty = isOn && kept !== values;
  const device = useDraft(`form.${id}`, values, isDirty);
  const unread = useKeptUnread(isOn ? `form.${id}` : undefined, root, 'form-');
  const latest = useRef({ values, step, save, isDirty });
  latest.current = { values, step, save, isDirty };
  const running = useRef<Promise<boolean> | null>(null);

  const send = useCallback(async (): Promise<boolean> => {
    const now = latest.current;
    if (!now.isDirty) return true;
    try {
      const saved = await now.save({ values: now.values, step: now.step, draft: true });
      setKept(now.values);
      if (latest.current.values === now.values) device.erase();
      setSavedDate(saved.savedDate);
      setFailed(false);
      return true;
    } catch {
      setFailed(true);
      return false;
    }
  }, [device.erase]);
  const flush = useCallback((): Promise<boolean> => {
    // One after the other: an older draft never overtakes a newer one.
    const before = running.current ?? Promise.resolve(true);
    running.current = before.then(send);
    return running.current;
  }, [send]);
  useEffect(() => {
    if (!isDirty) return;
    const timer = setTimeout(() => void flush(), rest);
    return () => clearTimeout(timer);
  });
  // What was typed last goes along when the page is left.
  useEffect(() => () => void flush(), [flush]);
  const forget = useCallback(() => {
    setKept(latest.current.values);
    device.erase();
    unread.erase();
  }, [device.erase, unread.erase]);
  return { savedDate, failed, found: device.found, flush, forget };
}

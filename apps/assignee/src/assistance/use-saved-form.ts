import { Problem } from '@homeport/client';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { useLeaveGuard } from '@homeport/ui/parts/use-leave-guard.ts';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { usePageWords } from '../words/page-words.ts';
import { assistanceWords } from './words.ts';

export interface SavedFormOptions {
  /** Where saving and cancelling lead. */
  readonly back: string;
  readonly isChanged: boolean;
  /** Fields that are needed and empty. */
  readonly missing: readonly string[];
  /** Sends what was typed and takes the answer in. */
  readonly write: () => Promise<void>;
  /** What is kept of the typed is given up. */
  readonly discard: () => void;
  /** Stores what was typed at once; whether it is kept. */
  readonly keep?: () => boolean;
}
export interface SavedFormState {
  readonly isSaving: boolean;
  /** How often saving failed. */
  readonly failed: number;
  /** Why it was not saved. */
  readonly problem: Problem | null;
  readonly save: () => Promise<boolean>;
  readonly leave: () => void;
  /** What is wrong with a field: it is missing, once saving was tried, or the server refused it. */
  readonly faultOf: (field: string) => string | undefined;
}
/** A form of this chapter that is saved as a whole: all values stay when it cannot be, and it leads back when it was. */
export function useSavedForm({ back, isChanged, missing, write, discard, keep }: SavedFormOptions): SavedFormState {
  const say = usePageWords(assistanceWords);
  const router = useRouter();
  const [hasTried, setTried] = useState(false);
  const [failed, setFailed] = useState(0);
  const [isSaving, setSaving] = useState(false);
  const [isDone, setDone] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const save = async (): Promise<boolean> => {
    setTried(true);
    if (missing.length > 0) {
      setFailed((count) => count + 1);
      return false;
    }
    setSaving(true);
    setProblem(null);
    try {
      await write();
      toasts.show(say('saved'));
      setDone(true);
      return true;
    } catch (error) {
      setProblem(error instanceof Problem ? error : new Problem({ status: 500 }));
      setFailed((count) => count + 1);
      return false;
    } finally {
      setSaving(false);
    }
  };
  const leave = () => router.history.push(back);
  useLeaveGuard({ isChanged: isChanged && !isDone, save, discard, ...(keep ? { keep } : {}) });
  useEffect(() => {
    if (isDone) router.history.push(back);
  }, [isDone, router, back]);
  return {
    isSaving,
    failed,
    problem,
    save,
    leave,
    faultOf: (field) =>
      hasTried && missing.includes(field)
        ? say('required', { label: say(`field.${field}` as 'field.email') })
        : problem?.errors.find((error) => error.field.split('.')[0] === field)?.title,
  };
}

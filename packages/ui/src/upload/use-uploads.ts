import { useCallback, useEffect, useRef, useState } from 'react';
import { createStore } from '../parts/store.ts';
import type { Upload, UploadProgress } from './xhr-upload.ts';

/** One file on its way, or one that did not make it. */
export interface Uploading {
  readonly key: string;
  readonly file: File;
  readonly progress: UploadProgress | null;
  readonly hasFailed: boolean;
}
const atOnce = 2;
/** Files of the whole page that are on their way; the app does not reload itself while there are any. */
export const runningUploads = createStore(0);

/** Sends files two at a time; each can be cancelled and tried again. `onUploaded` is called per finished file. */
export function useUploads<R>(upload: Upload<R>, onUploaded: (result: R, file: File) => void) {
  const [items, setItems] = useState<readonly Uploading[]>([]);
  const running = useRef(new Map<string, AbortController>());
  // What was begun or taken back is remembered beside the list: an effect may still see the list as it was before, and must
  // not send a file a second time, or after all.
  const begun = useRef(new Set<string>());
  const latest = useRef({ upload, onUploaded });
  latest.current = { upload, onUploaded };

  const change = useCallback((key: string, part: Partial<Uploading>) => {
    setItems((all) => all.map((item) => (item.key === key ? { ...item, ...part } : item)));
  }, []);
  const drop = useCallback((key: string) => {
    begun.current.add(key);
    running.current.get(key)?.abort();
    running.current.delete(key);
    setItems((all) => all.filter((item) => item.key !== key));
  }, []);

  useEffect(() => {
    const waiting = items.filter((item) => !item.hasFailed && !begun.current.has(item.key));
    for (const item of waiting.slice(0, Math.max(0, atOnce - running.current.size))) {
      const abort = new AbortController();
      begun.current.add(item.key);
      running.current.set(item.key, abort);
      runningUploads.set((count) => count + 1);
      latest.current
        .upload(item.file, { signal: abort.signal, onProgress: (progress) => change(item.key, { progress }) })
        .then((result) => {
          if (abort.signal.aborted) return;
          drop(item.key);
          latest.current.onUploaded(result, item.file);
        })
        .catch(() => {
          running.current.delete(item.key);
          if (!abort.signal.aborted) change(item.key, { hasFailed: true, progress: null });
        })
        .finally(() => runningUploads.set((count) => count - 1));
    }
  }, [items, change, drop]);

  useEffect(() => {
    const all = running.current;
    return () => {
      for (const abort of all.values()) abort.abort();
    };
  }, []);

  return {
    items,
    add: useCallback((files: readonly File[]) => {
      setItems((all) => [
        ...all,
        ...files.map((file) => ({ key: crypto.randomUUID(), file, progress: null, hasFailed: false })),
      ]);
    }, []),
    cancel: drop,
    retry: useCallback(
      (key: string) => {
        begun.current.delete(key);
        change(key, { hasFailed: false, progress: null });
      },
      [change],
    ),
  };
}

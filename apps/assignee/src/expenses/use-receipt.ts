import { isPassing, Problem } from '@homeport/client';
import type { ReceiptProposal } from '@homeport/model/receipts';
import type { QueuedFile } from '@homeport/ui/queue/queued-write.ts';
import { fileFault } from '@homeport/ui/upload/file.rules.ts';
import { runningUploads } from '@homeport/ui/upload/use-uploads.ts';
import type { UploadProgress } from '@homeport/ui/upload/xhr-upload.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { sendReceipt } from '../data/send-receipt.ts';
import { draftFiles } from '../offline/draft-files.ts';
import { receiptTypes, smallerPhoto } from './photo.ts';

/** Bytes of one receipt at most; the server takes a little more. */
export const receiptBytes = 20_000_000;

/** The receipt of a form: none, on its way, kept on the device, refused, or stored. */
export type Receipt =
  | { readonly state: 'none' }
  | { readonly state: 'sending'; readonly file: QueuedFile; readonly progress: UploadProgress | null }
  /** `isNext`: nothing is wrong, others are sent first. */
  | { readonly state: 'kept'; readonly file: QueuedFile; readonly isNext?: boolean }
  | { readonly state: 'refused'; readonly file: QueuedFile; readonly reason: string }
  | { readonly state: 'stored'; readonly id: string; readonly label: string; readonly file?: QueuedFile };
export type FileProblem = 'wrongType' | 'tooLarge' | 'empty';

export interface ReceiptControl {
  readonly receipt: Receipt;
  /** What its text seems to say; null as long as nothing is known. */
  readonly proposed: ReceiptProposal | null;
  /** Why a chosen file was not taken at all. */
  readonly fault: FileProblem | null;
  readonly take: (file: File) => void;
  readonly retry: () => void;
  /** Cancels an upload, or removes what is there. */
  readonly drop: () => void;
  /** Resolves once nothing is on its way any more. */
  readonly settled: () => Promise<Receipt>;
  /** It was saved: the device forgets the photo. */
  readonly forget: () => void;
  /** The form is discarded: what was chosen in it goes with it, what was there before stays. */
  readonly leave: () => void;
}

/**
 * Sends a photo as soon as it is chosen, while the rest is typed. The photo is kept on the device until it is stored, so a
 * reload, a lost network or a sign-out in the middle loses nothing. `key` names the user and the form,
 * `report` the report that the expense is for.
 */
export function useReceipt(key: string, start: Receipt, report?: string): ReceiptControl {
  const [receipt, setReceipt] = useState<Receipt>(start);
  const [proposed, setProposed] = useState<ReceiptProposal | null>(null);
  const [fault, setFault] = useState<FileProblem | null>(null);
  const latest = useRef(receipt);
  latest.current = receipt;
  const running = useRef<{ readonly abort: AbortController; readonly end: Promise<void> } | null>(null);

  const become = useCallback((next: Receipt) => {
    latest.current = next;
    setReceipt(next);
  }, []);
  const send = useCallback(
    (file: QueuedFile) => {
      running.current?.abort.abort();
      const abort = new AbortController();
      const upload = async () => {
        runningUploads.set((count) => count + 1);
        try {
          const onProgress = (progress: UploadProgress) => {
            if (!abort.signal.aborted) become({ state: 'sending', file, progress });
          };
          const stored = await sendReceipt(file, crypto.randomUUID(), { signal: abort.signal, onProgress }, report);
          if (abort.signal.aborted) return;
          setProposed(stored.proposed ?? null);
          become({ state: 'stored', id: stored.id, label: stored.name, file });
        } catch (error) {
          if (abort.signal.aborted) return;
          const isLost = isPassing(error) || !(error instanceof Problem) || error.status >= 500 || error.status === 401;
          become(isLost ? { state: 'kept', file } : { state: 'refused', file, reason: error.message });
        } finally {
          runningUploads.set((count) => count - 1);
        }
      };
      become({ state: 'sending', file, progress: null });
      running.current = { abort, end: upload() };
    },
    [become, report],
  );

  // A photo of an earlier visit to this form.
  useEffect(() => {
    let isGone = false;
    draftFiles.read(key).then(
      (file) => {
        if (file && !isGone && latest.current.state === 'none') send(file);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
      running.current?.abort.abort();
    };
  }, [key, send]);
  useEffect(() => {
    const again = () => {
      const now = latest.current;
      if (now.state === 'kept') send(now.file);
    };
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [send]);

  const take = useCallback(
    (file: File) => {
      const wrong = fileFault(file, { accept: receiptTypes, maxBytes: receiptBytes * 2 });
      setFault(wrong);
      if (wrong) return;
      void smallerPhoto(file).then(async (small) => {
        if (small.blob.size > receiptBytes) {
          setFault('tooLarge');
          return;
        }
        await draftFiles.keep(key, small).catch(() => undefined);
        send(small);
      });
    },
    [key, send],
  );
  const forget = useCallback(() => void draftFiles.drop(key).catch(() => undefined), [key]);
  const drop = useCallback(() => {
    running.current?.abort.abort();
    running.current = null;
    setFault(null);
    setProposed(null);
    forget();
    become({ state: 'none' });
  }, [become, forget]);
  const retry = useCallback(() => {
    const now = latest.current;
    if (now.state === 'kept' || now.state === 'refused') send(now.file);
  }, [send]);
  const settled = useCallback(async () => {
    await running.current?.end;
    return latest.current;
  }, []);
  return { receipt, proposed, fault, take, retry, drop, settled, forget, leave: forget };
}

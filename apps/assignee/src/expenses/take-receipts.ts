import type { QueuedFile } from '@homeport/ui/queue/queued-write.ts';
import { fileFault } from '@homeport/ui/upload/file.rules.ts';
import { receiptTypes, smallerPhoto } from './photo.ts';
import { type FileProblem, receiptBytes } from './use-receipt.ts';

/** A file that was not taken, and why; `noRoom`: the device could not keep it. */
export interface LeftOut {
  readonly name: string;
  readonly fault: FileProblem | 'noRoom';
}
/**
 * Keeps those of several files that can be receipts, each as soon as its photo was made smaller: what closes the page meanwhile
 * costs the rest, not all of them. Answers those that were not kept.
 */
export async function takeReceipts(
  files: readonly File[],
  keep: (file: QueuedFile) => Promise<void>,
): Promise<readonly LeftOut[]> {
  const left: LeftOut[] = [];
  for (const file of files) {
    const { name } = file;
    const fault = fileFault(file, { accept: receiptTypes, maxBytes: receiptBytes * 2 });
    // One after the other: a phone has no room for many large pictures at once.
    const small = fault ? undefined : await smallerPhoto(file);
    if (!small || small.blob.size > receiptBytes) left.push({ name, fault: fault ?? 'tooLarge' });
    else await keep(small).catch(() => left.push({ name, fault: 'noRoom' }));
  }
  return left;
}

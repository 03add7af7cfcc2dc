import type { QueuedFile } from '@homeport/ui/queue/queued-write.ts';
import { fileFault } from '@homeport/ui/upload/file.rules.ts';
import { receiptTypes, smallerPhoto } from './photo.ts';
import { type FileProblem, receiptBytes } from './use-receipt.ts';

/** Those of several files that can be receipts, photos made smaller, and those that cannot, with the reason. */
export async function takeReceipts(files: readonly File[]): Promise<{
  readonly taken: readonly QueuedFile[];
  readonly left: readonly { readonly name: string; readonly fault: FileProblem }[];
}> {
  const taken: QueuedFile[] = [];
  const left: { name: string; fault: FileProblem }[] = [];
  for (const file of files) {
    const fault = fileFault(file, { accept: receiptTypes, maxBytes: receiptBytes * 2 });
    // One after the other: a phone has no room for many large pictures at once.
    const small = fault ? undefined : await smallerPhoto(file);
    if (small && small.blob.size <= receiptBytes) taken.push(small);
    else left.push({ name: file.name, fault: fault ?? 'tooLarge' });
  }
  return { taken, left };
}

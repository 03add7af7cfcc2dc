import type { Context } from '@homeport/engine';
import { isRefusal } from '@homeport/grammar';
import { batchUpdate } from '@homeport/model/views';

/** Writes down what a job came to on the batch update it belongs to; most jobs belong to none. */
export async function noteBatch(
  ctx: Context,
  batch: string | undefined,
  deed: 'apply' | 'stop' | 'undo',
  counts: { readonly changed: number; readonly failed: number },
): Promise<void> {
  if (batch === undefined) return;
  const appliedAt = ctx.now.toString({ smallestUnit: 'second' });
  // What is taken back keeps what it had changed.
  const values = deed === 'undo' ? {} : { ...counts, appliedAt };
  const moved = await ctx
    .asSystem('a batch update has ended')
    .records(batchUpdate)
    .move(batch, `status.${deed}`, values);
  if (isRefusal(moved) && moved.kind !== 'conflict') throw new Error(`a batch update cannot be noted: ${moved.code}`);
}

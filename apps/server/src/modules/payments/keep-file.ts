import { createHash } from 'node:crypto';
import { type Context, newId } from '@homeport/engine';
import { newFileKey } from '@homeport/engine/files';
import { isRefusal } from '@homeport/grammar';
import { attachment } from '@homeport/model/documents';
import type { Services } from '../../services.ts';

export interface MadeFile {
  readonly name: string;
  readonly contentType: string;
  readonly bytes: Uint8Array;
}

/** Stores a payment file that the server made itself: bytes synced first, then the record that names them. Answers its id. */
export async function keepFile(ctx: Context, services: Services, made: MadeFile): Promise<string> {
  const storageKey = newFileKey(ctx.tenant, ctx.now);
  const { size } = await services.files.put(storageKey, made.bytes);
  const kept = await ctx
    .asSystem('a payment file is kept')
    .records(attachment)
    .create({
      id: newId(),
      name: made.name,
      contentType: made.contentType,
      size,
      sha256: createHash('sha256').update(made.bytes).digest('hex'),
      storageKey,
      purpose: 'PAYMENT_FILE',
      status: 'CLEAN',
    });
  if (isRefusal(kept)) throw new Error(`the file ${made.name} could not be kept: ${kept.code}`);
  return kept.id;
}

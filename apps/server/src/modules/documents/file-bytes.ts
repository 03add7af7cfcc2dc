import type { Context, RawAnswer } from '@homeport/engine';
import { isRefusal, type Refusal } from '@homeport/grammar';
import { type Attachment, documentRefusals as no } from '@homeport/model/documents';
import { sql } from 'kysely';
import type { FileServices } from './file-services.ts';

/** Stored bytes by their key. Bytes that are gone are a fault worth a line in the log, and not found for the caller. */
export async function storedBytes(services: FileServices, key: string): Promise<NodeJS.ReadableStream | Refusal> {
  if (await services.files.has(key)) return services.files.get(key);
  services.log.error({ key }, 'the bytes of a file are missing');
  return no.notFound();
}

/** A file to take away; whether the caller may have it was decided before. */
export async function downloadOf(ctx: Context, services: FileServices, file: Attachment): Promise<RawAnswer | Refusal> {
  const [row] = await ctx.query<{ key: string }>(
    sql`select storage_key as key from app.attachment where tenant_id = ${ctx.tenant}::uuid and id = ${file.id}::uuid`,
  );
  const body = row ? await storedBytes(services, row.key) : no.notFound();
  return isRefusal(body) ? body : { type: file.contentType, body, download: file.name };
}

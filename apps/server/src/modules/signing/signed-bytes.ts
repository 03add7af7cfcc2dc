import type { Context } from '@homeport/engine';
import { sql } from 'kysely';
import type { FileServices } from '../documents/index.ts';

/** The bytes of a stored file of the tenant and their type; undefined when there is none. Who may see it was asked before. */
export async function bytesOf(
  ctx: Context,
  services: FileServices,
  id: string | null,
): Promise<{ readonly bytes: Buffer; readonly type: string } | undefined> {
  const [row] = await ctx.query<{ key: string; type: string }>(sql`
    select storage_key as key, content_type as type from app.attachment
    where tenant_id = ${ctx.tenant}::uuid and id = ${id}::uuid and status = 'CLEAN'`);
  if (!row) return undefined;
  const parts: Buffer[] = [];
  for await (const part of await services.files.get(row.key)) parts.push(part as Buffer);
  return { bytes: Buffer.concat(parts), type: row.type };
}

import type { Context } from '@homeport/engine';
import { fileLimits, fileRefusals } from '@homeport/engine/files';
import type { Refusal } from '@homeport/grammar';
import { sql } from 'kysely';

/** Refuses one more file when the caller or the tenant has stored as much as it may. */
export async function refuseOverQuota(ctx: Context): Promise<Refusal | undefined> {
  const [used] = await ctx.query<{ mine: number; all: number }>(sql`
    select coalesce(sum(size) filter (where created_by = ${ctx.me.user}::uuid), 0)::float8 as mine, coalesce(sum(size), 0)::float8 as all
    from app.attachment where tenant_id = ${ctx.tenant}::uuid`);
  if ((used?.mine ?? 0) >= fileLimits.userQuota) return fileRefusals.userQuota();
  return (used?.all ?? 0) >= fileLimits.tenantQuota ? fileRefusals.tenantQuota() : undefined;
}

import { randomUUID } from 'node:crypto';
import type { Context } from '@homeport/engine';
import { sql } from 'kysely';

/**
 * The user behind a subject of a provider. Known ones are linked; a new one is linked to the user whom an administrator has
 * given this very name id, and to nobody else: an e-mail address proves nothing.
 */
export async function userOf(ctx: Context, setup: string, subject: string): Promise<string | undefined> {
  const [known] = await ctx.query<{ user: string }>(sql`
    update app.sso_identity set last_used = now()
    where tenant_id = ${ctx.tenant} and setup_id = ${setup} and subject = ${subject} returning user_id as "user"`);
  if (known) return known.user;
  const found = await ctx.query<{ id: string }>(sql`
    select id from app."user" where tenant_id = ${ctx.tenant} and sso_name_id = ${subject} and status = 'ACTIVE' limit 2`);
  const [only] = found;
  if (found.length !== 1 || !only) return undefined;
  await ctx.query(sql`
    insert into app.sso_identity (tenant_id, id, version, created, created_by, updated, updated_by, user_id, setup_id, subject, last_used)
    values (${ctx.tenant}, ${randomUUID()}, 1, now(), ${only.id}, now(), ${only.id}, ${only.id}, ${setup}, ${subject}, now())
    on conflict (tenant_id, setup_id, subject) do nothing`);
  return only.id;
}

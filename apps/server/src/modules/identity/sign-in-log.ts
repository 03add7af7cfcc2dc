import { randomUUID } from 'node:crypto';
import type { Context } from '@homeport/engine';
import type { SignInKind } from '@homeport/model/identity';
import { sql } from 'kysely';

export interface SignInLine {
  readonly user: string;
  readonly kind: SignInKind;
  readonly session?: string;
  /** Who did it, when it was not the user. */
  readonly by?: { readonly user: string; readonly name: string };
  readonly from?: { readonly address: string; readonly userAgent: string };
}

/** Writes one line of the sign-in trail, in the running transaction if there is one. */
export async function logSignIn(ctx: Context, line: SignInLine): Promise<void> {
  const by = line.by?.user ?? line.user;
  const detail = { session: line.session ?? null, address: line.from?.address.slice(0, 64) ?? null };
  // The trail of sign-ins is shown to people; the same line in the audit trail is sealed.
  await ctx.query(sql`
    with audited as (
      insert into engine.audit (tenant_id, by_user, what, entity, record_id, result, detail)
      values (${ctx.tenant}::uuid, ${by}::uuid, 'signIn', 'user', ${line.user}::uuid, ${line.kind}, ${JSON.stringify(detail)}::jsonb)
    )
    insert into app.sign_in_event (tenant_id, id, version, created, created_by, updated, updated_by, user_id, kind, session, by_user, by_name, address, user_agent)
    values (${ctx.tenant}, ${randomUUID()}, 1, now(), ${by}, now(), ${by}, ${line.user}, ${line.kind}, ${line.session ?? null},
      ${line.by?.user ?? null}, ${line.by?.name.slice(0, 210) ?? null}, ${line.from?.address.slice(0, 64) ?? null}, ${line.from?.userAgent.slice(0, 300) ?? null})`);
}

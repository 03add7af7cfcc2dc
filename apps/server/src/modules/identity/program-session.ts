import { randomUUID } from 'node:crypto';
import type { Context } from '@homeport/engine';
import type { Refusal } from '@homeport/grammar';
import { sessionLimits } from '@homeport/model/identity';
import { sql } from 'kysely';
import type { Identity } from './identity.ts';
import type { Device } from './session-rows.ts';
import { logSignIn } from './sign-in-log.ts';

/** A program that has proved its secret. */
interface Program {
  readonly client: string;
  /** Under whose name it acts. */
  readonly user: string;
  readonly scopes: readonly string[];
  readonly device: Device;
}

/** Opens the session of a program and answers its access token. It is never refreshed, nor proved: nobody sits there. */
export async function openProgramSession(
  ctx: Context,
  identity: Identity,
  { client, user, scopes, device }: Program,
): Promise<string | Refusal> {
  const session = randomUUID();
  const done = await ctx.inTransaction<true>(async (tx) => {
    // Programs ask for tokens all day; what is over is in the trail of sign-ins.
    await tx.query(
      sql`delete from app.session where tenant_id = ${tx.tenant} and api_client_id = ${client} and ends_at < now() - interval '1 day'`,
    );
    await tx.query(sql`
      insert into app.session (tenant_id, id, version, created, created_by, updated, updated_by, user_id, application, address, user_agent,
        last_seen, proven_at, ends_at, refresh_count, rotated_at, api_client_id, scopes)
      values (${tx.tenant}, ${session}, 1, now(), ${user}, now(), ${user}, ${user}, ${device.application}, ${device.address.slice(0, 64)},
        ${device.userAgent.slice(0, 300)}, now(), to_timestamp(0), now() + make_interval(secs => ${sessionLimits.program}), 0, now(),
        ${client}, ${scopes.join(' ')})`);
    await tx.query(
      sql`update app.api_client set last_used_at = now() where tenant_id = ${tx.tenant} and id = ${client}`,
    );
    await logSignIn(tx, { user, kind: 'SIGNED_IN', session, from: device });
    return true;
  });
  if (done !== true) return done;
  return identity.tokens.signAccess({ session, tenant: ctx.tenant, user }, sessionLimits.program);
}

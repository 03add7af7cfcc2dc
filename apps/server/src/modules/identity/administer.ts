import type { Context } from '@homeport/engine';
import type { Refusal } from '@homeport/grammar';
import { checkMayAdminister, identityRefusals as no } from '@homeport/model/identity';
import { sql } from 'kysely';
import { roleKeysOf } from './stored-session.ts';

/** Who signs an administrator's deed in the trail of sign-ins. */
export const byMe = (ctx: Context): { user: string; name: string } => ({ user: ctx.me.user, name: ctx.me.displayName });

/** The system's rights over somebody's sign-in, unless it is of somebody with more rights or the caller works as another. */
export async function administer(ctx: Context, id: string): Promise<Context | Refusal> {
  if (ctx.me.onBehalfBy !== undefined) return no.notWhileActingAs();
  const [row] = await ctx.query<{ roles: string[][] }>(
    sql`select app.roles_of(${ctx.tenant}::uuid, ${id}::uuid) as roles`,
  );
  return checkMayAdminister(ctx.me.roles, roleKeysOf(row?.roles ?? [])) ?? ctx.asSystem('administration of a sign-in');
}

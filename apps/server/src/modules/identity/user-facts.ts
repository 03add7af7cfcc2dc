import { type Context, defineFacts } from '@homeport/engine';
import { idsIn } from '@homeport/grammar';
import { type UserFacts, user } from '@homeport/model/identity';
import { sql } from 'kysely';
import { roleKeysOf } from './stored-session.ts';

/** Whom changes carry that nobody in particular made (`nobody` of the engine). */
export const system = '00000000-0000-0000-0000-000000000000';

/** Who saves a user, and which roles that user has and would have. */
export const userFacts = defineFacts(
  user,
  async (ctx, record, before): Promise<UserFacts & Record<string, unknown>> => {
    const keys = await roleKeysById(ctx);
    const of = (roles: unknown): string[] => idsIn(roles).flatMap((id) => keys.get(id) ?? []);
    const isNew = before === undefined;
    const [taken] = isNew
      ? await ctx.query<{ taken: boolean }>(
          sql`select app.is_login_taken(${record.login}, ${record.id}::uuid) as taken`,
        )
      : [];
    return {
      ...(ctx.me.user === system ? {} : { mine: ctx.me.roles }),
      given: of(record.roles),
      before: of(before?.roles),
      isSelf: record.id === ctx.me.user,
      isLoginTaken: taken?.taken ?? false,
    };
  },
  { looksUp: { role: ['code', 'parentRole'] } },
);

/** The rights of every role of the tenant, by its id. */
export async function roleKeysById(ctx: Context): Promise<Map<string, string[]>> {
  const rows = await ctx.query<{ id: string; code: string; parent: string | null }>(
    sql`select id, code, parent_role_id as parent from app.role where tenant_id = ${ctx.tenant}`,
  );
  const byId = new Map(rows.map((r) => [r.id, r]));
  const chain = (id: string, depth: number): string[] => {
    const role = byId.get(id);
    return role === undefined
      ? []
      : [role.code, ...(role.parent !== null && depth < 5 ? chain(role.parent, depth + 1) : [])];
  };
  return new Map(rows.map((r) => [r.id, roleKeysOf([chain(r.id, 0)])]));
}

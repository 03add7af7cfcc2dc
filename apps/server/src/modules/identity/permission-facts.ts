import { type Context, defineFacts } from '@homeport/engine';
import type { Catalogue } from '@homeport/grammar';
import { type PermissionFacts, permissionSetting, type RoleFacts, role } from '@homeport/model/identity';
import { sql } from 'kysely';
import { roleKeysOf } from './stored-session.ts';
import { roleKeysById } from './user-facts.ts';

/** Who saves a permission setting, whom it concerns, and what the records it names are called by. */
export const permissionFacts = (catalogue: Catalogue) =>
  defineFacts(
    permissionSetting,
    async (ctx, record): Promise<PermissionFacts & Record<string, unknown>> => {
      const keys = await roleKeysById(ctx);
      return {
        ...mine(ctx),
        theirs: (record.role && keys.get(record.role.id)) ?? [],
        title: catalogue.hasEntity(record.about) ? catalogue.entity(record.about).title : [],
      };
    },
    { looksUp: { role: ['code', 'parentRole'] } },
  );

/** Who saves a role, and the platform role it descends from: by its own code, or that of the nearest role above it. */
export const roleFacts = defineFacts(
  role,
  async (ctx, record, before): Promise<RoleFacts & Record<string, unknown>> => {
    const above = record.parentRole ? await codesFrom(ctx, record.parentRole.id) : [];
    const was = before?.parentRole?.id;
    const chainBefore = before ? [before.code, ...(was ? (await codesFrom(ctx, was)).map((r) => r.code) : [])] : [];
    return {
      ...mine(ctx),
      theirs: roleKeysOf([[record.code, ...above.map((r) => r.code)]]),
      before: roleKeysOf([chainBefore]),
      isCircle: above.some((r) => r.id === record.id),
    };
  },
);

const mine = (ctx: Context): { mine?: readonly string[] } => (ctx.isSystem ? {} : { mine: ctx.me.roles });

/** A role and those above it, the nearest first. */
const codesFrom = (ctx: Context, id: string): Promise<{ id: string; code: string }[]> =>
  ctx.query(sql`
    with recursive chain as (
      select r.id, r.code, r.parent_role_id, 0 as depth from app.role r where r.tenant_id = ${ctx.tenant} and r.id = ${id}::uuid
      union all
      select r.id, r.code, r.parent_role_id, c.depth + 1
      from chain c join app.role r on r.tenant_id = ${ctx.tenant} and r.id = c.parent_role_id where c.depth < 5
    ) select id, code from chain order by depth`);

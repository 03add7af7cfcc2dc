import type { Context } from '@homeport/engine';
import { sql } from 'kysely';

/** A user as the people of an assignment know them. */
export interface StaffCard {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly company: string | null;
}

/** Users by id, of this tenant or of the company that manages it: case managers work for their clients. */
export async function staffCards(ctx: Context, ids: readonly (string | null | undefined)[]): Promise<StaffCard[]> {
  const wanted = [...new Set(ids.filter((id): id is string => typeof id === 'string'))];
  if (wanted.length === 0) return [];
  const system = ctx.asSystem('names of those who help on an assignment');
  const here = await cardsIn(system, wanted);
  const missing = wanted.filter((id) => !here.some((card) => card.id === id));
  if (missing.length === 0) return here;
  const [above] = await system.query<{ id: string | null }>(
    sql`select app.tenant_facts(${ctx.tenant}::uuid)->'parent'->>'id' as id`,
  );
  if (!above?.id || above.id === ctx.tenant) return here;
  const there = ctx.asSystemIn(above.id, 'names of those who help on an assignment');
  return [...here, ...(await cardsIn(there, missing))];
}

const cardsIn = (ctx: Context, ids: readonly string[]): Promise<StaffCard[]> =>
  ctx.query<StaffCard>(sql`
    select u.id, u.display_name as name, u.email, u.phone, app.tenant_facts(u.tenant_id)->>'name' as company
    from app."user" u where u.tenant_id = ${ctx.tenant}::uuid and u.status = 'ACTIVE' and u.id = any(${[...ids]}::uuid[])`);

import type { Context } from '@homeport/engine';
import { sql } from 'kysely';
import { readersWithRole } from '../notifications/index.ts';

/**
 * Whether whoever entered a request would carry it out alone, though somebody else could: what cannot be undone, about somebody
 * who may never have asked, takes two. Where there is only one person with the right, that one may.
 */
export async function lacksSecondPerson(ctx: Context, request: string, person: string): Promise<boolean> {
  const mine = new Set([ctx.me.user, ctx.me.onBehalfBy]);
  const [entered] = await ctx.query<{ by: string; real: string | null }>(sql`
    select by_user as by, on_behalf_by as real from engine.history
    where tenant_id = ${ctx.tenant}::uuid and record_id = ${request}::uuid order by version limit 1`);
  if (!entered || !(mine.has(entered.by) || (entered.real !== null && mine.has(entered.real)))) return false;
  // Nobody decides on themselves: an administrator whom it concerns is no second person.
  const own = await ctx.query<{ id: string }>(sql`
    select id from app."user" where tenant_id = ${ctx.tenant}::uuid and person_id = ${person}::uuid`);
  const none = new Set([...mine, ...own.map(({ id }) => id)]);
  const all = await Promise.all(
    ['ADMINISTRATOR', 'MASTER'].map((role) =>
      readersWithRole(ctx.asSystem('whether a second person can carry out an erasure'), role),
    ),
  );
  return all.flat().some(({ id }) => !none.has(id));
}

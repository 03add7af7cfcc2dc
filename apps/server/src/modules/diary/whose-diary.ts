import type { Context } from '@homeport/engine';
import { isId } from '@homeport/grammar';
import { sql } from 'kysely';

/** The person whose diary is asked for: a user's, a person's, else the caller's own. What may be read of it, access says. */
export async function whoseDiary(
  ctx: Context,
  { userId, personId }: { readonly userId?: string | null; readonly personId?: string | null },
): Promise<string | null> {
  if (personId) return isId(personId) ? personId : null;
  if (!userId || userId === ctx.me.user) return ctx.me.person;
  if (!isId(userId)) return null;
  const [row] = await ctx.query(
    sql<{ person: string | null }>`select person_id as person from app."user" where id = ${userId}::uuid`,
  );
  return row?.person ?? null;
}

import { defineFacts } from '@homeport/engine';
import { lease } from '@homeport/model/property';
import { sql } from 'kysely';

/** The number of a new contract. */
export const loadLeaseFacts = defineFacts(lease, async (ctx, _contract, before, { isRestored }) => {
  if (before !== undefined || isRestored) return { nextReference: null };
  const [row] = await ctx.query(sql<{ reference: string }>`
    select 'LS-' || lpad(app.next_reference('lease')::text, 6, '0') as reference`);
  return { nextReference: row?.reference ?? null };
});

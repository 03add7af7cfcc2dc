import type { Call, Context } from '@homeport/engine';
import type { StaffMember, staffFromElsewhere } from '@homeport/model/identity';
import { sql } from 'kysely';

/** Staff of other companies who may act in the tenant of the context, by name. */
export function staffHere(ctx: Context, { query }: Call<typeof staffFromElsewhere>): Promise<StaffMember[]> {
  const sought = query.search?.trim() || null;
  return ctx.query<StaffMember>(
    sql`select id, name, role, company from app.staff_from_elsewhere(${sought}::text, ${query.size ?? 20}::integer)`,
  );
}

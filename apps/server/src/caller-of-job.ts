import type { Store } from '@homeport/engine/store';
import { sql } from 'kysely';
import { principalOf, type StoredSession } from './modules/identity/index.ts';

/** A user as they would call in a tenant at this moment, for what is done in their name; undefined where they may not. */
export async function callerOfJob(store: Store, tenant: string, user: string) {
  const [row] = await store.open(
    sql<{ caller: StoredSession | null }>`
      select found || jsonb_build_object('teams', app.teams_of(${user}::uuid)) as caller
      from app.find_caller(${tenant}::uuid, ${user}::uuid) as found`,
  );
  const caller = row?.caller ? principalOf(row.caller) : undefined;
  // People from outside a company stay in their own tenant, whatever their company manages.
  return caller?.tenants.includes(tenant) ? caller : undefined;
}

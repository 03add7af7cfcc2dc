import type { Store } from '@homeport/engine/store';
import { sql } from 'kysely';
import { CommandFault } from './command.ts';

interface TenantLine {
  readonly id: string;
  readonly code: string;
}

/** All tenants of the installation. */
const allTenants = (store: Pick<Store, 'open'>): Promise<TenantLine[]> =>
  store.open(sql<TenantLine>`select id, code from app.all_tenants()`);

/** The id of the tenant with this code; a fault in one sentence when there is none. */
export async function tenantOf(store: Pick<Store, 'open'>, code: string): Promise<string> {
  const found = (await allTenants(store)).find((t) => t.code.toUpperCase() === code.toUpperCase());
  if (!found) throw new CommandFault(`There is no tenant with the code ${code}.`);
  return found.id;
}

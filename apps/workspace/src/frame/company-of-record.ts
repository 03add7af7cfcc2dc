import { entityAt, tenantParam, withParams } from './address.ts';
import { clientsPath } from './clients-path.ts';
import { startIn } from './start-in.rules.ts';
import type { Workspace } from './workspace.ts';

/** A record is looked for in no more companies than this; beyond that the person knows better. */
const most = 12;
const recordPath = /^\/workspace\/([^/]+)\/([^/]+)\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\/|$)/;

/**
 * The company whose record an address leads to, where the address itself does not say: looked for in the one worked for last,
 * then in the own one and the others. Undefined: it is no address of a record, or the record is in none of them.
 */
async function companyOfRecord(workspace: Workspace, path: string): Promise<string | undefined> {
  const { me, preferences, hostOf } = workspace;
  const [, menu = '', name = '', id = ''] = recordPath.exec(path) ?? [];
  const entity = entityAt(hostOf(me.tenant.id).catalogue, menu, name);
  if (!entity) return undefined;
  const has = (tenant: string) =>
    hostOf(tenant)
      .source.get(entity, id)
      .then(
        () => tenant,
        () => undefined,
      );
  const known = new Set([preferences.client, me.tenant.id, ...me.tenants.map((tenant) => tenant.id)]);
  const mine = [...known].filter((tenant) => me.tenants.some((one) => one.id === tenant)).slice(0, most) as string[];
  const [first, ...others] = mine;
  const found = first && (await has(first));
  return found ?? (await Promise.all(others.map(has))).find((tenant) => tenant !== undefined);
}

/** An address that lacks its company with it: that of its record, else the one worked for last; else where one is chosen. */
export async function addressWithCompany(workspace: Workspace, path: string, query: string): Promise<string> {
  const { me, preferences } = workspace;
  const company = (await companyOfRecord(workspace, path)) ?? startIn(me, preferences.client);
  return company ? withParams(path + query, { [tenantParam]: company }) : withParams(clientsPath, { to: path + query });
}

import { entityAt, tenantParam, withParams } from './address.ts';
import { clientsPath } from './clients-path.ts';
import { allCompanies } from './company.rules.ts';
import { startIn } from './start-in.rules.ts';
import type { Workspace } from './workspace.ts';

const recordPath = /^\/workspace\/([^/]+)\/([^/]+)\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\/|$)/;
const listPath = /^\/workspace\/([^/]+)\/([^/]+)\/?$/;

/** The company whose record an address leads to, among all that the caller works for. Undefined: it is none of a record, or in none of them. */
async function companyOfRecord({ me, hostOf }: Workspace, path: string): Promise<string | undefined> {
  const [, menu = '', name = '', id = ''] = recordPath.exec(path) ?? [];
  const entity = entityAt(hostOf(me.tenant.id).catalogue, menu, name);
  if (!entity) return undefined;
  return hostOf(allCompanies)
    .source.get(entity, id)
    .then(
      ({ tenantId }) => (typeof tenantId === 'string' ? tenantId : me.tenant.id),
      () => undefined,
    );
}

/** Whether a page shows the records of all companies: lists do, and the pages that say so. */
function isOfAll({ me, hostOf, ownMenu }: Workspace, path: string): boolean {
  const own = ownMenu.pages.find((page) => page.path === path.replace(/\/$/, ''));
  if (own) return own.ofAll === true;
  const [, menu = '', name = ''] = listPath.exec(path) ?? [];
  return entityAt(hostOf(me.tenant.id).catalogue, menu, name) !== undefined;
}

/**
 * An address that lacks its company, or is of all where its page is of one, with it: that of its record, else the one worked for
 * last; else where one is chosen. All companies where the page shows them.
 */
export async function addressWithCompany(
  workspace: Workspace,
  path: string,
  { [tenantParam]: named, ...search }: Readonly<Record<string, string>>,
): Promise<string | undefined> {
  const { me, preferences } = workspace;
  const chosen = (await companyOfRecord(workspace, path)) ?? startIn(me, preferences.client, named);
  const address = withParams(path, search);
  if (chosen !== allCompanies || isOfAll(workspace, path))
    return chosen === named ? undefined : withParams(address, { [tenantParam]: chosen });
  return withParams(clientsPath, { to: address });
}

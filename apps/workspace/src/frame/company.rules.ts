import type { Me } from '@homeport/model/identity';

/** Pages that are of nobody's company: the choice of one, help, and what people decide about themselves. */
const ofNoCompany = ['/workspace', '/workspace/clients', '/workspace/help', '/workspace/profile'];

/** What becomes of an address before its page is drawn. */
export type Way =
  /** It is opened as it stands, in this company. */
  | { readonly to: 'open'; readonly tenant: string }
  /** It names no company, and the page is of one: the same address in the company worked for last. */
  | { readonly to: 'last'; readonly tenant: string }
  /** Nobody knows which company is meant. */
  | { readonly to: 'ask' }
  /** It names a company that the caller may not act in: what another one has there is not what was asked for. */
  | { readonly to: 'refuse' };

/**
 * The company of an address: the one it names, the only one, else the one worked for last. `named` is what the address says,
 * `last` what is remembered; a company that is out of reach by now is not gone back to.
 */
export function wayOf(
  me: Pick<Me, 'tenant' | 'tenants'>,
  last: string | null,
  { path, named }: { readonly path: string; readonly named: string | undefined },
): Way {
  const isMine = (id: string | null | undefined): id is string =>
    id === me.tenant.id || me.tenants.some((tenant) => tenant.id === id);
  if (named) return isMine(named) ? { to: 'open', tenant: named } : { to: 'refuse' };
  if (me.tenants.length < 2) return { to: 'open', tenant: me.tenant.id };
  const known = isMine(last) ? last : undefined;
  if (ofNoCompany.includes(path.replace(/\/+$/, ''))) return { to: 'open', tenant: known ?? me.tenant.id };
  return known ? { to: 'last', tenant: known } : { to: 'ask' };
}

/** The company as addresses name it: always, for whoever works for several; there is only one for the others. */
export const inAddress = (me: Pick<Me, 'tenants'>, tenant: string): string | undefined =>
  me.tenants.length > 1 ? tenant : undefined;

import type { Me } from '@homeport/model/identity';

/**
 * The company somebody starts in: the one the address names, else the one they worked for last, else their own where they
 * have no other. Undefined: they work for several and have not chosen yet.
 */
export function startIn(
  me: Pick<Me, 'tenant' | 'tenants'>,
  remembered: string | null,
  named?: string | undefined,
): string | undefined {
  if (me.tenants.length < 2) return me.tenant.id;
  return [named, remembered].find((id) => me.tenants.some((tenant) => tenant.id === id)) ?? undefined;
}

/**
 * The company that somebody goes on working for while an address shows them something of another one, as a piece of their work
 * does. Undefined where the page is of that company, and where none was chosen.
 */
export function workedForMeanwhile<T extends { readonly id: string }>(
  { tenants }: { readonly tenants: readonly T[] },
  remembered: string | null,
  shown: string,
): T | undefined {
  return remembered === shown || !tenants.some(({ id }) => id === shown)
    ? undefined
    : tenants.find(({ id }) => id === remembered);
}

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

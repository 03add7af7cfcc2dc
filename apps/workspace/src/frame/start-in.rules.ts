import type { Me } from '@homeport/model/identity';
import { allCompanies } from './company.rules.ts';

/**
 * The company somebody starts in: the one the address names, else the one they chose last, else all that they work for, or their own
 * where they have no other.
 */
export function startIn(
  me: Pick<Me, 'tenant' | 'tenants'>,
  remembered: string | null,
  named?: string | undefined,
): string {
  if (me.tenants.length < 2) return me.tenant.id;
  const known = [named, remembered].find((id) => me.tenants.some((tenant) => tenant.id === id) || id === allCompanies);
  return known ?? allCompanies;
}

import { randomUUID } from 'node:crypto';
import type { Caller, Principal } from '@homeport/engine';

/** Somebody in a tenant of their own unless one is given. */
export function caller(
  roles: readonly string[],
  more: Partial<Principal> & { readonly tenant?: string; readonly system?: string } = {},
): Caller {
  const { tenant = randomUUID(), system, ...me } = more;
  return {
    tenant,
    requestId: 'test',
    ...(system === undefined ? {} : { system }),
    me: {
      user: randomUUID(),
      userName: 'test',
      displayName: 'Test',
      person: null,
      employee: null,
      homeTenant: tenant,
      tenants: [tenant],
      roles,
      delegators: [],
      audiences: [],
      session: 'session',
      provenAt: 0,
      locale: 'en',
      ...me,
    },
  };
}

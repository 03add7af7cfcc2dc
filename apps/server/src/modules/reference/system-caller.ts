import type { Caller } from '@homeport/engine/store';

/** Written as the user of rows that no person has made. */
export const nobody = '00000000-0000-0000-0000-000000000000';

/** The server itself in one tenant; the reason goes to the audit trail. */
export const systemCaller = (tenant: string, reason: string, user = nobody): Caller => ({
  me: {
    user,
    userName: 'system',
    displayName: 'System',
    person: null,
    employee: null,
    homeTenant: tenant,
    tenants: [tenant],
    roles: [],
    delegators: [],
    session: nobody,
    provenAt: 0,
    locale: 'en',
  },
  tenant,
  requestId: 'system',
  system: reason,
});

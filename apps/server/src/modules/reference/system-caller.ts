import { nobody, systemPrincipal } from '@homeport/engine/http';
import type { Caller } from '@homeport/engine/store';

/** The server itself in one tenant, or in none (`nobody`); `user` stands beside what it writes, the reason in the audit trail. */
export const systemCaller = (tenant: string, reason: string, user = nobody): Caller => ({
  me: { ...systemPrincipal(tenant), user },
  tenant,
  requestId: 'system',
  system: reason,
});

import type { OpenContext, Principal } from '../../context.ts';
import type { Engine } from '../../pipeline/engine.ts';

/** Nobody yet: who acts in a tenant before anyone is known. Its changes carry this id. */
export const nobody = '00000000-0000-0000-0000-000000000000';

/** The principal of the system itself in a tenant (calls that anyone may make, jobs). */
export const systemPrincipal = (tenant: string, locale = 'en'): Principal => ({
  user: nobody,
  userName: 'system',
  displayName: 'System',
  person: null,
  employee: null,
  homeTenant: tenant,
  tenants: [tenant],
  roles: [],
  delegators: [],
  audiences: [],
  session: nobody,
  provenAt: 0,
  locale,
});

/** What calls without a caller are given: the way into a tenant as the system, with its reason, and the listed functions. */
export function openContext(engine: Engine, requestId: string, locale: string): OpenContext {
  const now = Temporal.Now.instant();
  return {
    requestId,
    now,
    locale,
    asSystemIn: (tenant, reason) =>
      engine.contextOf({
        engine,
        now,
        caller: { me: systemPrincipal(tenant, locale), tenant, requestId, system: reason },
      }),
    query: (statement) => engine.store.open(statement),
  };
}

import type { Me } from '@homeport/model/identity';

/** Pages of no one company: the start, the choice of one, help, the work in all of them, and what people decide about themselves. */
const ofNoCompany = /^\/workspace(\/(clients|help|profile|dashboard\/my-work))?\/?$/;

/** Whether an address has to say which company it is of, and does not: its page is that of one, and the caller works for several. */
export const lacksCompany = (me: Pick<Me, 'tenants'>, path: string, named: string | undefined): boolean =>
  !named && me.tenants.length > 1 && !ofNoCompany.test(path);

/** Whether an address names a company that the caller may not act in: what another one has there is not what was asked for. */
export const isOutOfReach = (me: Pick<Me, 'tenant' | 'tenants'>, named: string | undefined): boolean =>
  !!named && named !== me.tenant.id && !me.tenants.some((one) => one.id === named);

/** The company as addresses name it: always, for whoever works for several; there is only one for the others. */
export const inAddress = (me: Pick<Me, 'tenants'>, tenant: string): string | undefined =>
  me.tenants.length > 1 ? tenant : undefined;

import type { Me } from '@homeport/model/identity';

/** In place of a company: all that somebody works for. Lists show the records of all of them; each is opened and changed in its own. */
export const allCompanies = 'all';

/** Pages of no one company: the start, the choice of one, help, the work in all of them, and what people decide about themselves. */
const ofNoCompany = /^\/workspace(\/(clients|help|profile|dashboard\/my-work))?\/?$/;

/** Whether an address of somebody who works for several may have to say more of which company it is: it names none, or all of them. */
export const lacksCompany = (me: Pick<Me, 'tenants'>, path: string, named: string | undefined): boolean =>
  (!named || named === allCompanies) && me.tenants.length > 1 && !ofNoCompany.test(path);

/** Whether an address names a company that the caller may not act in: what another one has there is not what was asked for. */
export const isOutOfReach = (me: Pick<Me, 'tenant' | 'tenants'>, named: string | undefined): boolean =>
  !!named && named !== allCompanies && !me.tenants.some((one) => one.id === named);

/** The company as addresses name it: always, for whoever works for several; there is only one for the others. */
export const inAddress = (me: Pick<Me, 'tenants'>, tenant: string): string | undefined =>
  me.tenants.length > 1 ? tenant : undefined;

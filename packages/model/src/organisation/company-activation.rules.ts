import { defineRules, type Facts } from '@homeport/grammar';
import { companyActivation } from './company-activation.entity.ts';
import { organisationRefusals as no } from './organisation.refusals.ts';

/** What the server knows when an activation is saved or started. */
export interface ActivationFacts extends Facts {
  /** Companies are activated by who manages them. */
  readonly isManaging: boolean;
  /** The group or company has a tenant that another activation made. */
  readonly isActivated: boolean;
}

const isSubDomain = (value: string | null): boolean =>
  value === null || /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/.test(value);

/** A group or a company is activated into a data centre, once at a time; a tenant that was made keeps its code. */
export const companyActivationRules = defineRules<typeof companyActivation, ActivationFacts>(companyActivation, {
  derive: ({ status }) => ({ isRunning: status !== 'PREPARED' && status !== 'COMPLETED' && status !== 'FAILED' }),
  check: (activation, before) => [
    ...(activation.dataCenter === null ? [no.dataCenterNeeded(undefined, 'dataCenter')] : []),
    ...((activation.companyGroup === null) === (activation.company === null)
      ? [no.groupOrCompany(undefined, 'companyGroup')]
      : []),
    ...(isSubDomain(activation.subDomain) ? [] : [no.badSubDomain(undefined, 'subDomain')]),
    ...(/\s/.test(activation.adminLogin) ? [no.loginWithSpaces(undefined, 'adminLogin')] : []),
    ...(before?.ownTenant && before.tenantCode !== activation.tenantCode
      ? [no.tenantIsMade(undefined, 'tenantCode')]
      : []),
  ],
  guards: {
    isManaging: (_, { isManaging }) => (isManaging ? undefined : no.managingOnly()),
    isNotActivated: (_, { isActivated }) => (isActivated ? no.isActivated() : undefined),
  },
});

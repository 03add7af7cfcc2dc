import { defineRules } from '@homeport/grammar';
import { companyActivation } from './company-activation.entity.ts';
import { organisationRefusals as no } from './organisation.refusals.ts';

/** A group is activated into a data centre, once at a time. */
export const companyActivationRules = defineRules(companyActivation, {
  derive: ({ status }) => ({ isRunning: status !== 'COMPLETED' && status !== 'FAILED' }),
  check: (activation) => (activation.dataCenter === null ? [no.dataCenterNeeded(undefined, 'dataCenter')] : []),
});

import { date, defineAction } from '@homeport/grammar';
import { policy } from './policy.entity.ts';
import { policyKeepers } from './policy-access.ts';

/** A draft with everything that this version grants, to be changed and put into force; the present one holds on until then. */
export const newPolicyVersion = defineAction({
  name: 'newVersion',
  on: policy,
  label: 'New version',
  by: policyKeepers,
  offered: { field: 'status', op: 'in', value: ['ACTIVE', 'RETIRED'] },
  input: { effectiveFrom: date('Effective from', { required: true }) },
  refusals: ['policies.stillDraft'],
});

/** It holds from its first day on; the version that held until then ends the day before. */
export const putPolicyIntoForce = defineAction({
  name: 'activate',
  on: policy,
  label: 'Put into force',
  transition: 'status.activate',
  input: {},
});

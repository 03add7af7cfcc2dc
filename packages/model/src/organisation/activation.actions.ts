import { defineAction } from '@homeport/grammar';
import { companyActivation } from './company-activation.entity.ts';

/** Hands the eight steps over to a job. */
export const startActivation = defineAction({
  name: 'start',
  on: companyActivation,
  label: 'Start activation',
  transition: 'status.start',
  input: {},
  refusals: ['organisation.managingOnly', 'organisation.isActivated', 'organisation.activationRunning'],
});

/** Goes on at the step where it stopped. */
export const retryActivation = defineAction({
  name: 'tryAgain',
  on: companyActivation,
  label: 'Try again',
  transition: 'status.tryAgain',
  input: {},
  refusals: ['organisation.managingOnly', 'organisation.activationRunning'],
});

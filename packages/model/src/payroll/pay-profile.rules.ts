import { defineRules } from '@homeport/grammar';
import { type ChosenProvider, nameOfProvider } from '../policies/door.generated.ts';
import { payProfile } from './pay-profile.entity.ts';

/** Who runs a payroll is a provider of the list, called as there. */
export const payProfileRules = defineRules<typeof payProfile, ChosenProvider>(payProfile, {
  derive: ({ provider, payrollProvider }, facts) => ({
    payrollProvider: nameOfProvider(provider, payrollProvider, facts),
  }),
});

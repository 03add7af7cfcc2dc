import { defineRules } from '@homeport/grammar';
import { policyRefusals as no } from './policies.refusals.ts';
import { serviceProvider } from './service-provider.entity.ts';

/** DEFAULT means: for its country. */
export const serviceProviderRules = defineRules(serviceProvider, {
  check: ({ isDefault, country }) => (isDefault && country === null ? [no.countryNeeded(undefined, 'country')] : []),
});

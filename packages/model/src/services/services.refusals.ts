import { defineRefusals } from '@homeport/grammar';

export const servicesRefusals = defineRefusals('services', {
  agesReversed: { kind: 'invalid', text: 'The last age must not be below the first.' },
});

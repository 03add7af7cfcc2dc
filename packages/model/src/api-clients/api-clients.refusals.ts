import { defineRefusals } from '@homeport/grammar';

/** Their codes begin with `tenancy`: callers know them by it. */
export const apiClientRefusals = defineRefusals('tenancy', {
  unknownScope: { kind: 'invalid', text: 'There is no scope “{scope}”.' },
});

import { defineRefusals } from '@homeport/grammar';

export const fieldMetadataRefusals = defineRefusals('contentSettings', {
  limitsReversed: { kind: 'invalid', text: 'The most must not be below the least.' },
  hiddenRequired: { kind: 'invalid', text: 'A required field cannot be hidden.' },
});

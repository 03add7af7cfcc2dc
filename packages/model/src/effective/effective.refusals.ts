import { defineRefusals } from '@homeport/grammar';

/** Their codes begin with `reference`: callers know them by it. */
export const effectiveRefusals = defineRefusals('reference', {
  notAfterCurrent: { kind: 'invalid', text: 'An effective date must be after the current effective date.' },
});

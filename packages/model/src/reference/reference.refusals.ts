import { defineRefusals } from '@homeport/grammar';

export const referenceRefusals = defineRefusals('reference', {
  sameCodeAndType: { kind: 'conflict', text: 'An item with the same code and type already exists' },
  timeZone: { kind: 'invalid', text: 'This time zone is not known. Choose or write it like Asia/Singapore.' },
});

import { defineRefusals } from '@homeport/grammar';

export const broadcastRefusals = defineRefusals('broadcasts', {
  overBeforeSent: { kind: 'invalid', text: 'A broadcast must be shown after it is sent.' },
});

import { defineRules, inputRefusals } from '@homeport/grammar';
import { broadcast } from './broadcast.entity.ts';

/** What is scheduled has its time; whether it is still to come is asked when it is scheduled. */
export const broadcastRules = defineRules(broadcast, {
  guards: {
    hasTime: ({ sendAt }) =>
      sendAt === null ? inputRefusals.required({ label: broadcast.fields.sendAt.label }, 'sendAt') : undefined,
  },
});

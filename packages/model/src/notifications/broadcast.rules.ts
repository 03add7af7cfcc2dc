import { defineRules, inputRefusals } from '@homeport/grammar';
import { broadcast } from './broadcast.entity.ts';
import { broadcastRefusals as no } from './broadcast.refusals.ts';

/** What is scheduled has its time, and is not over before it is sent. */
export const broadcastRules = defineRules(broadcast, {
  check: ({ sendAt, shownUntil }) =>
    sendAt !== null && shownUntil !== null && shownUntil <= sendAt ? [no.overBeforeSent(undefined, 'shownUntil')] : [],
  guards: {
    hasTime: ({ sendAt }) =>
      sendAt === null ? inputRefusals.required({ label: broadcast.fields.sendAt.label }, 'sendAt') : undefined,
  },
});

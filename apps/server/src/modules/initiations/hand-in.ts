import { type ActionHandler, handle } from '@homeport/engine';
import { submitInitiation } from '@homeport/model/initiations';
import { ruleFor } from './steps-of-rule.ts';

/**
 * A request that is handed in keeps the rule that is for it; its steps follow from that. Where nobody is named who asks for it, inside or
 * outside, it is whoever hands it in.
 */
export const handInHandler: ActionHandler = handle(submitInitiation, async (ctx, { record }) => {
  const rule = await ruleFor(ctx.asSystem('a request is decided in the steps of its rule'), record);
  const isOwn = record.requestedBy === null && !record.requesterName;
  return {
    ...(rule ? { initiationRule: { id: rule.id } } : {}),
    ...(isOwn ? { requestedBy: { id: ctx.me.user } } : {}),
  };
});

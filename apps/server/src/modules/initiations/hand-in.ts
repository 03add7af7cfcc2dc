import { type ActionHandler, handle } from '@homeport/engine';
import { submitInitiation } from '@homeport/model/initiations';
import { ruleFor } from './steps-of-rule.ts';

/** A request that is handed in keeps the rule that is for it; its steps follow from that. */
export const handInHandler: ActionHandler = handle(submitInitiation, async (ctx, { record }) => {
  const rule = await ruleFor(ctx.asSystem('a request is decided in the steps of its rule'), record);
  return rule ? { initiationRule: { id: rule.id } } : undefined;
});

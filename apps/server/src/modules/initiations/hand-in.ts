import { type ActionHandler, handle } from '@homeport/engine';
import { initiationMember, movingAlong, submitInitiation } from '@homeport/model/initiations';
import { ruleFor } from './steps-of-rule.ts';

/**
 * A request that is handed in keeps the rule that is for it; its steps follow from that. It says how many move along, as many as it names,
 * so that whoever decides sees whom it is for. Where nobody is named who asks for it, inside or outside, it is whoever hands it in.
 */
export const handInHandler: ActionHandler = handle(submitInitiation, async (ctx, { record }) => {
  const system = ctx.asSystem('a request is decided in the steps of its rule, for the family that it names');
  const rule = await ruleFor(system, record);
  const members = await system
    .records(initiationMember)
    .find({ filter: { field: 'initiation', op: 'eq', value: record.id } });
  const isOwn = record.requestedBy === null && !record.requesterName;
  return {
    familySize: movingAlong({ members, request: record }),
    ...(rule ? { initiationRule: { id: rule.id } } : {}),
    ...(isOwn ? { requestedBy: { id: ctx.me.user } } : {}),
  };
});

import { type ActionHandler, handle } from '@homeport/engine';
import { isRefusal } from '@homeport/grammar';
import { caseDetail, caseRefusals, caseService, confirmNextAction, nextActionDone } from '@homeport/model/cases';

/** What was asked of the assignee is done: it waits for the team now, who is told with the assignee's words. */
export const confirmNextActionHandler: ActionHandler = handle(confirmNextAction, async (ctx, { record, input }) => {
  const service = record;
  if (!service.nextActionByAssignee || !service.nextAction) return caseRefusals.noNextAction();
  const system = ctx.asSystem('the assignee confirms that the next action is done');
  const assignment = await system.records(caseDetail).get(service.caseDetailId);
  if (isRefusal(assignment)) return assignment;
  const saved = await system.records(caseService).update(service.id, { nextActionByAssignee: false });
  if (isRefusal(saved)) return saved;
  await ctx.emit(nextActionDone, service.id, {
    service: service.id,
    name: service.name,
    action: service.nextAction,
    assignee: service.assignee.id,
    manager: assignment.manager?.id ?? null,
    note: input.note,
  });
  return undefined;
});

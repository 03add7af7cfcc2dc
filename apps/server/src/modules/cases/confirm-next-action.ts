import { type ActionHandler, type Context, handle } from '@homeport/engine';
import { isRefusal } from '@homeport/grammar';
import {
  type CaseService,
  caseDetail,
  caseRefusals,
  caseService,
  confirmNextAction,
  nextActionDone,
} from '@homeport/model/cases';
import { comment } from '@homeport/model/comments';

/** What was asked of the assignee is done: it waits for the team now, who is told with the assignee's words; these stay in the thread of the service. */
export const confirmNextActionHandler: ActionHandler = handle(confirmNextAction, async (ctx, { record, input }) => {
  const service = record;
  if (!service.nextActionByAssignee || !service.nextAction) return caseRefusals.noNextAction();
  const system = ctx.asSystem('the assignee confirms that the next action is done');
  const assignment = await system.records(caseDetail).get(service.caseDetailId);
  if (isRefusal(assignment)) return assignment;
  const saved = await system.records(caseService).update(service.id, { nextActionByAssignee: false });
  if (isRefusal(saved)) return saved;
  const answered = input.note?.trim() ? await keepAnswer(ctx, system, service, input.note.trim()) : undefined;
  if (isRefusal(answered)) return answered;
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

const keepAnswer = (ctx: Context, system: Context, service: CaseService, answer: string) =>
  system.records(comment).create({
    ...{ comment: answer, category: 'SERVICE', entityId: service.id, format: 'COMMENT', audience: 'ASSIGNEE' },
    ...{ caseDetailId: service.caseDetailId, caseServiceId: service.id, assignee: service.assignee.id },
    ...{ author: ctx.me.user, authorName: ctx.me.displayName, isFromAssignee: true },
  });

import { type ActionHandler, handle } from '@homeport/engine';
import { type CaseService, scheduleService, serviceScheduled } from '@homeport/model/cases';

/** The assignee is told of a service that is shared with them. */
export const scheduleServiceHandler: ActionHandler = handle(scheduleService, async (ctx, { record }) => {
  const { id, name, assignee, shareWithAssignee } = record as unknown as CaseService;
  if (shareWithAssignee) await ctx.emit(serviceScheduled, id, { service: id, name, assignee: assignee.id } as never);
  return undefined;
});

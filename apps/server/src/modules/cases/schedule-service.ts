import { type ActionHandler, handle } from '@homeport/engine';
import { scheduleService, serviceScheduled } from '@homeport/model/cases';

/** The assignee is told of a service that is shared with them. */
export const scheduleServiceHandler: ActionHandler = handle(scheduleService, async (ctx, { record }) => {
  const { id, name, assignee, shareWithAssignee } = record;
  if (shareWithAssignee) await ctx.emit(serviceScheduled, id, { service: id, name, assignee: assignee.id });
  return undefined;
});

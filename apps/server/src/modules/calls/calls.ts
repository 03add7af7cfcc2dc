import {
  type ActionHandler,
  answer,
  type Call,
  type Context,
  handle,
  newId,
  type RouteHandler,
} from '@homeport/engine';
import { type Event, type Filter, invalidInput, isRefusal, type Refusal } from '@homeport/grammar';
import {
  type CallLine,
  callCancelled,
  callCancelledByAssignee,
  callConnection,
  callMoved,
  callMovedByAssignee,
  callPlanned,
  callPlannedByAssignee,
  callProblems,
  cancelCall,
  endCall,
  isPast,
  joinWindow,
  listCalls,
  moveCall,
  planCall,
  type VideoCall,
  videoCall,
} from '@homeport/model/calls';
import { communicationRefusals as no } from '@homeport/model/communication';
import type { Services } from '../../services.ts';
import { event, keepMessage, teamChatOf, wakeMembers } from '../chat/index.ts';
import { assignmentOf, staffCards, wakePeople } from '../communication/index.ts';

/** Video calls: planning, moving, and how to join. */
export const videoCallRoutes = (services: Services): RouteHandler[] => [
  answer(listCalls, async (ctx, { query }) => {
    const filter: Filter | undefined = query.caseDetailId
      ? { field: 'caseDetail', op: 'eq', value: query.caseDetailId }
      : undefined;
    const found = await ctx
      .records(videoCall)
      .find({ ...(filter ? { filter } : {}), sort: 'startsAt,desc', limit: 200 });
    return found.map(shown);
  }),
  answer(planCall, (ctx, call) => plan(ctx, services, call)),
  answer(moveCall, (ctx, call) => move(ctx, services, call)),
  answer(callConnection, async (ctx, { params }) => {
    const found = await ctx.records(videoCall).get(params.id ?? '');
    if (isRefusal(found)) return no.notFound();
    const call = shown(found);
    if (isPast(call, ctx.now.epochMilliseconds)) return no.callOver();
    return { call, iceServers: services.configuration.iceServers };
  }),
];

async function plan(ctx: Context, services: Services, { body }: Call<typeof planCall>): Promise<CallLine | Refusal> {
  const problems = callProblems(body, ctx.now.epochMilliseconds);
  if (problems.length > 0) return invalidInput(problems);
  const assignment = await assignmentOf(ctx, body.caseDetailId);
  if (isRefusal(assignment)) return assignment;
  const isAssignee = ctx.me.person !== null && ctx.me.person === assignment.assignee.id;
  const host = isAssignee ? (assignment.manager?.id ?? null) : ctx.me.user;
  const [card] = await staffCards(ctx, [isAssignee ? host : null]);
  const made = await ctx.inTransaction(async (inside) => {
    const kept = await inside
      .asSystem('a call about an assignment that the caller sees')
      .records(videoCall)
      .create({
        caseDetailId: assignment.id,
        assignee: assignment.assignee.id,
        title: body.title?.trim(),
        startsAt: body.startsAt,
        minutes: body.minutes,
        notes: body.notes ?? null,
        host,
        hostName: isAssignee ? (card?.name ?? assignment.reference) : ctx.me.displayName,
        hostTimeZone: isAssignee ? null : (body.timeZone ?? null),
      });
    if (isRefusal(kept)) return kept;
    await tell(inside, services, kept, 'callPlanned', callPlanned, callPlannedByAssignee);
    return kept;
  });
  if (isRefusal(made)) return made;
  await wakePeople(ctx, services, 'calls', { caseDetail: assignment.id });
  return shown(made);
}

async function move(
  ctx: Context,
  services: Services,
  { params, body }: Call<typeof moveCall>,
): Promise<CallLine | Refusal> {
  const found = await ctx.records(videoCall).get(params.id ?? '');
  if (isRefusal(found)) return no.notFound();
  if (found.status !== 'SCHEDULED') return no.callOver();
  const changes = {
    title: body.title?.trim() || found.title,
    startsAt: body.startsAt,
    minutes: body.minutes ?? found.minutes,
    notes: body.notes ?? found.notes,
  };
  const problems = callProblems(changes, ctx.now.epochMilliseconds);
  if (problems.length > 0) return invalidInput(problems);
  const moved = await ctx.inTransaction(async (inside) => {
    const kept = await inside
      .asSystem('a call that the caller sees is moved')
      .records(videoCall)
      .update(found.id, changes, { version: found.version });
    if (isRefusal(kept)) return kept;
    await tell(inside, services, kept, 'callMoved', callMoved, callMovedByAssignee);
    return kept;
  });
  if (isRefusal(moved)) return moved;
  await wakePeople(ctx, services, 'calls', { caseDetail: found.caseDetailId, also: found.host });
  return shown(moved);
}

/** Calling a call off, and ending one. */
export const videoCallActions = (services: Services): ActionHandler[] => [
  handle(cancelCall, async (ctx, { record }) => {
    const call = record;
    await tell(ctx, services, call, 'callCancelled', callCancelled, callCancelledByAssignee);
    await wakePeople(ctx, services, 'calls', { caseDetail: call.caseDetailId, also: call.host });
    return {};
  }),
  handle(endCall, async (ctx, { record }) => {
    const call = record;
    // Before its time there is nothing to end; it is called off.
    if (ctx.now.epochMilliseconds < joinWindow(call.startsAt, call.minutes).from) return no.callNotOpen();
    await wakePeople(ctx, services, 'calls', { caseDetail: call.caseDetailId, also: call.host });
    return {};
  }),
];

/** The other side is told, and the chat of the assignment remembers it. */
async function tell(
  ctx: Context,
  services: Services,
  call: VideoCall,
  code: string,
  toAssignee: Event,
  toHost: Event,
): Promise<void> {
  const about = { call: call.id, title: call.title, startsAt: call.startsAt, author: ctx.me.displayName };
  const isAssignee = ctx.me.person !== null && ctx.me.person === call.assignee.id;
  if (!isAssignee) await ctx.emit(toAssignee, call.id, { ...about, assignee: call.assignee.id });
  else if (call.host) await ctx.emit(toHost, call.id, { ...about, host: call.host.id });
  const chat = await teamChatOf(ctx, call.caseDetailId);
  if (!chat) return;
  const text = event(code, { title: call.title, at: call.startsAt });
  await keepMessage(ctx, chat, { id: newId(), kind: 'EVENT', text, files: [] });
  await wakeMembers(ctx, services, chat);
}

const shown = (call: VideoCall): CallLine => ({
  id: call.id,
  caseDetailId: call.caseDetailId,
  title: call.title,
  startsAt: call.startsAt,
  minutes: call.minutes,
  status: call.status,
  assigneeName: call.assignee.label,
  hostName: call.hostName,
  hostTimeZone: call.hostTimeZone,
  notes: call.notes,
  version: call.version,
});

import { type ActionHandler, type Call, type Context, handle } from '@homeport/engine';
import { isRefusal, type Refusal, type Values } from '@homeport/grammar';
import { caseDetail } from '@homeport/model/cases';
import { communicationRefusals as no } from '@homeport/model/communication';
import {
  closeTicket,
  type HelpDeskTicket,
  helpDeskReply,
  helpDeskTicket,
  reopenTicket,
  type replyToTicket,
  type TicketReply,
  takeTicket,
  ticketAnswered,
  ticketAsked,
  ticketClosed,
  ticketReopened,
  ticketReplied,
} from '@homeport/model/help-desk';
import type { Services } from '../../services.ts';
import { filesOf, isStaff, wakePeople } from '../communication/index.ts';
import { correspondenceOf } from './help-desk-rows.ts';

/** Keeps a reply, moves the ticket on, and tells the other side. */
export async function replyTo(
  ctx: Context,
  services: Services,
  { body }: Call<typeof replyToTicket>,
): Promise<TicketReply | Refusal> {
  const ticket = await ctx.records(helpDeskTicket).get(body.helpDeskId);
  if (isRefusal(ticket)) return no.notFound();
  const isNote = body.audience === 'TEAM';
  if ((isNote || body.asksBack === true) && !isStaff(ctx)) return no.notStaff();
  const files = await filesOf(ctx, body.attachments);
  if (isRefusal(files)) return files;
  if (!body.message?.trim() && files.length === 0) return no.empty({}, 'message');
  const made = await ctx.inTransaction(async (inside) => {
    const system = inside.asSystem('a reply in a ticket that the caller sees');
    const locked = await system.records(helpDeskTicket).get(ticket.id, { lock: true });
    if (isRefusal(locked)) return locked;
    if (locked.status === 'CLOSED' && !isNote) return no.ticketClosed();
    const isFromAssignee = ctx.me.person !== null && ctx.me.person === locked.assignee.id;
    const kept = await system.records(helpDeskReply).create({
      ticket: ticket.id,
      kind: 'REPLY',
      text: body.message ?? '',
      audience: isNote ? 'TEAM' : 'ASSIGNEE',
      author: ctx.me.user,
      authorName: ctx.me.displayName,
      isFromAssignee,
      files,
    });
    if (isRefusal(kept)) return kept;
    const moved = isNote ? locked : await moveOn(inside, locked, isFromAssignee, body.asksBack === true);
    if (isRefusal(moved)) return moved;
    if (!isNote) await tell(inside, locked, body.message ?? '', isFromAssignee, body.asksBack === true);
    return kept;
  });
  if (isRefusal(made)) return made;
  await wake(ctx, services, ticket);
  const all = await correspondenceOf(ctx, ticket.id);
  return all.find((one) => one.id === made.id) ?? no.notFound();
}

/** Who answered, when, and whose turn it is now. The first of the team who answers looks after the ticket. */
function moveOn(ctx: Context, ticket: HelpDeskTicket, isFromAssignee: boolean, asksBack: boolean) {
  const changes: Values = {
    lastReplyAt: String(ctx.now),
    lastReplyName: ctx.me.displayName,
    replies: (ticket.replies ?? 0) + 1,
    ...(isFromAssignee || ticket.assignedTo ? {} : { assignedTo: ctx.me.user, assignedName: ctx.me.displayName }),
  };
  const system = ctx.asSystem('a reply moves its ticket on');
  const step = isFromAssignee ? 'status.resume' : asksBack ? 'status.ask' : 'status.answer';
  return system.records(helpDeskTicket).move(ticket.id, step, changes);
}

async function tell(
  ctx: Context,
  ticket: HelpDeskTicket,
  text: string,
  isFromAssignee: boolean,
  asksBack: boolean,
): Promise<void> {
  const about = said(ctx, ticket, text);
  if (!isFromAssignee) {
    const event = asksBack ? ticketAsked : ticketAnswered;
    await ctx.emit(event, ticket.id, { ...about, assignee: ticket.assignee.id });
    return;
  }
  const staff = await staffOf(ctx, ticket);
  if (staff) await ctx.emit(ticketReplied, ticket.id, { ...about, staff });
}

const said = (ctx: Context, ticket: HelpDeskTicket, text: string) => ({
  ticket: ticket.id,
  reference: ticket.reference,
  subject: ticket.subject,
  author: ctx.me.displayName,
  text: text.slice(0, 500),
});

/** Who looks after a ticket: who took it, else the manager of the assignment. */
async function staffOf(ctx: Context, ticket: HelpDeskTicket): Promise<string | undefined> {
  if (ticket.assignedTo) return ticket.assignedTo.id;
  const found = await ctx.asSystem('who looks after a ticket').records(caseDetail).get(ticket.caseDetailId);
  return isRefusal(found) ? undefined : found.manager?.id;
}

/** Wakes the pages of both sides, and of who took the ticket: the assignee does not see who that is. */
async function wake(ctx: Context, services: Services, { id, caseDetailId }: HelpDeskTicket): Promise<void> {
  const known = await ctx.asSystem('who looks after a ticket').records(helpDeskTicket).get(id);
  const also = isRefusal(known) ? null : known.assignedTo;
  await wakePeople(ctx, services, 'helpdesk', { caseDetail: caseDetailId, also });
}

/** What happened to a ticket stands in its thread. The page says it in the reader's language. */
async function note(ctx: Context, ticket: HelpDeskTicket, what: string): Promise<Refusal | undefined> {
  const kept = await ctx
    .asSystem('what happened to a ticket')
    .records(helpDeskReply)
    .create({
      ticket: ticket.id,
      kind: 'EVENT',
      text: what,
      audience: 'ASSIGNEE',
      author: ctx.me.user,
      authorName: ctx.me.displayName,
      isFromAssignee: ctx.me.person !== null && ctx.me.person === ticket.assignee.id,
      files: [],
    });
  return isRefusal(kept) ? kept : undefined;
}

/** Closing, reopening and taking over, with a line in the thread and word to the other side. */
export const helpDeskActions = (services: Services): ActionHandler[] => [
  handle(closeTicket, async (ctx, { record }) => {
    const ticket = record;
    const refused = await note(ctx, ticket, 'CLOSED');
    if (refused) return refused;
    if (ctx.me.person !== ticket.assignee.id)
      await ctx.emit(ticketClosed, ticket.id, { ...said(ctx, ticket, ''), assignee: ticket.assignee.id });
    await wake(ctx, services, ticket);
    return {};
  }),
  handle(reopenTicket, async (ctx, { record, input }) => {
    const ticket = record;
    const refused = await note(ctx, ticket, 'REOPENED');
    if (refused) return refused;
    const staff = await staffOf(ctx, ticket);
    if (staff && staff !== ctx.me.user)
      await ctx.emit(ticketReopened, ticket.id, { ...said(ctx, ticket, input.reason ?? ''), staff });
    await wake(ctx, services, ticket);
    return {};
  }),
  handle(takeTicket, async (ctx, { record }) => {
    const ticket = record;
    const refused = await note(ctx, ticket, 'TAKEN');
    if (refused) return refused;
    const taken = await ctx
      .asSystem('a ticket is taken over')
      .records(helpDeskTicket)
      .update(ticket.id, { assignedTo: ctx.me.user, assignedName: ctx.me.displayName });
    if (isRefusal(taken)) return taken;
    await wake(ctx, services, ticket);
    return {};
  }),
];

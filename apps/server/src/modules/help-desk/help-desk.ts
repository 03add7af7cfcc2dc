import { answer, type Call, type Context, type RouteHandler } from '@homeport/engine';
import { isId, isRefusal, type Refusal } from '@homeport/grammar';
import { communicationRefusals as no } from '@homeport/model/communication';
import {
  helpDeskTicket,
  listCorrespondence,
  listTickets,
  raiseTicket,
  readTicket,
  replyToTicket,
  type TicketLine,
  ticketRaised,
} from '@homeport/model/help-desk';
import type { Services } from '../../services.ts';
import { assignmentOf, filesOf, wakePeople } from '../communication/index.ts';
import { replyTo } from './help-desk-reply.ts';
import { correspondenceOf, listOf, ticketOf } from './help-desk-rows.ts';

/** The help desk: questions of assignees and the answers of the team. */
export const helpDeskRoutes = (services: Services): RouteHandler[] => [
  answer(listTickets, (ctx, { query }) => listOf(ctx, query)),
  answer(raiseTicket, (ctx, call) => raise(ctx, services, call)),
  answer(readTicket, (ctx, { params }) => ticketOf(ctx, params.id ?? '')),
  answer(listCorrespondence, async (ctx, { query }) => {
    const found = await ctx.records(helpDeskTicket).get(query.helpDeskId);
    if (isRefusal(found)) return no.notFound();
    const content = await correspondenceOf(ctx, found.id);
    return { content, totalElements: content.length };
  }),
  answer(replyToTicket, (ctx, call) => replyTo(ctx, services, call)),
];

/** Raises a ticket of the caller; the same id again answers the one that is there. */
export async function raise(
  ctx: Context,
  services: Services,
  { body }: Pick<Call<typeof raiseTicket>, 'body'>,
): Promise<TicketLine | Refusal> {
  if (!body.subject?.trim()) return no.subjectRequired({}, 'subject');
  if (!body.detail?.trim()) return no.bodyRequired({}, 'detail');
  const id = body.id && isId(body.id) ? body.id : crypto.randomUUID();
  // A page that did not hear the answer asks again under the same id.
  const again = body.id ? await ctx.records(helpDeskTicket).get(id) : undefined;
  if (again && !isRefusal(again)) return lineOf(ctx, id);
  const assignment = await assignmentOf(ctx, body.caseDetailId);
  if (isRefusal(assignment)) return assignment;
  const files = await filesOf(ctx, body.attachments);
  if (isRefusal(files)) return files;
  const made = await ctx.inTransaction(async (inside) => {
    const system = inside.asSystem('a question to the help desk');
    const kept = await system.records(helpDeskTicket).create({
      id,
      subject: body.subject?.trim(),
      category: body.category ?? 'OTHER',
      detail: body.detail,
      caseDetailId: assignment.id,
      assignee: assignment.assignee.id,
      files,
      lastReplyAt: String(ctx.now),
      lastReplyName: ctx.me.displayName,
    });
    if (isRefusal(kept)) return kept;
    if (assignment.manager && assignment.manager.id !== ctx.me.user) {
      await inside.emit(ticketRaised, id, {
        ticket: id,
        reference: kept.reference,
        subject: kept.subject,
        author: ctx.me.displayName,
        text: kept.detail.slice(0, 500),
        staff: assignment.manager.id,
      });
    }
    return kept;
  });
  if (isRefusal(made)) return made;
  await wakePeople(ctx, services, 'helpdesk', { caseDetail: assignment.id });
  return lineOf(ctx, id);
}

async function lineOf(ctx: Context, id: string): Promise<TicketLine | Refusal> {
  const ticket = await ticketOf(ctx, id);
  if (isRefusal(ticket)) return ticket;
  const { detail: _detail, isMine: _mine, isWithMe: _with, files: _files, correspondence: _all, ...line } = ticket;
  return line;
}

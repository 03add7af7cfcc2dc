import type { Context } from '@homeport/engine';
import { isRefusal, type Refusal } from '@homeport/grammar';
import { communicationRefusals as no } from '@homeport/model/communication';
import {
  helpDeskTicket,
  type Ticket,
  type TicketLine,
  type TicketPage,
  type TicketReply,
} from '@homeport/model/help-desk';
import { type RawBuilder, sql } from 'kysely';
import { filesJson, iso, isStaff } from '../communication/index.ts';

const line = sql`t.id, t.reference, t.subject, t.category, t.status, ${iso('t.created')} as created,
  ${iso('t.last_reply_at')} as "lastReplyAt", t.last_reply_name as "lastReplyName", coalesce(t.replies, 0) as replies,
  t.assigned_name as "assignedName", t.case_detail_id as "caseDetailId", t.version,
  (select concat_ws(' ', p.first_name, p.last_name) from app.person p where p.tenant_id = t.tenant_id and p.id = t.assignee_id)
    as "assigneeName"`;

/** Tickets the caller may see: the team all of the company, others their own. */
const seen = (ctx: Context): RawBuilder<boolean> =>
  isStaff(ctx) ? sql`true` : sql`t.assignee_id = ${ctx.me.person}::uuid`;

/** What a list may be sorted by. */
const sorts: Readonly<Record<string, string>> = {
  created: 't.created',
  reference: 't.reference',
  subject: 't.subject',
  status: 't.status',
  lastReplyAt: 't.last_reply_at',
};
interface Asked {
  readonly page?: number | null;
  readonly size?: number | null;
  readonly sort?: string | null;
  readonly status?: string | null;
  readonly mine?: boolean | null;
  readonly search?: string | null;
}

export async function listOf(ctx: Context, asked: Asked): Promise<TicketPage> {
  const [by = 'created', way = 'desc'] = (asked.sort ?? 'created,desc').split(',');
  const column = sorts[by] ?? 't.created';
  const order = sql.raw(`${column} ${way === 'asc' ? 'asc' : 'desc'} nulls last, t.id`);
  const size = asked.size ?? 10;
  const wanted = sql<boolean>`t.tenant_id = ${ctx.tenant}::uuid and ${seen(ctx)}
    ${asked.status === 'OPEN' ? sql`and t.status <> 'CLOSED'` : asked.status === 'CLOSED' ? sql`and t.status = 'CLOSED'` : sql``}
    ${asked.mine === true ? sql`and t.assigned_to_id = ${ctx.me.user}::uuid` : sql``}
    ${asked.search ? sql`and (t.subject ilike ${likeOf(asked.search)} or t.reference ilike ${likeOf(asked.search)})` : sql``}`;
  const [page] = await ctx.asSystem('tickets that the caller may see').query<TicketPage>(sql`
    select (select count(*)::integer from app.help_desk_ticket t where ${wanted}) as "totalElements",
      coalesce((select json_agg(l) from (
        select ${line} from app.help_desk_ticket t where ${wanted} order by ${order}
        limit ${size} offset ${(asked.page ?? 0) * size}) l), '[]') as content`);
  return page ?? { content: [], totalElements: 0 };
}
const likeOf = (text: string): string => `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

/** One ticket with everything said in it that the caller may see. */
export async function ticketOf(ctx: Context, id: string): Promise<Ticket | Refusal> {
  const found = await ctx.records(helpDeskTicket).get(id);
  if (isRefusal(found)) return no.notFound();
  const [row] = await ctx
    .asSystem('a ticket that the caller sees')
    .query<TicketLine & Pick<Ticket, 'detail' | 'files' | 'isMine' | 'isWithMe'>>(sql`
      select ${line}, t.detail, t.created_by = ${ctx.me.user}::uuid as "isMine",
        coalesce(t.assigned_to_id = ${ctx.me.user}::uuid, false) as "isWithMe",
        ${filesJson('help_desk_ticket_files_link', sql`t`)} as files
      from app.help_desk_ticket t where t.tenant_id = ${ctx.tenant}::uuid and t.id = ${found.id}::uuid`);
  if (!row) return no.notFound();
  return { ...row, correspondence: await correspondenceOf(ctx, found.id) };
}

/** Replies and events of a ticket that the caller sees, oldest first; notes of the team are for the team. */
export function correspondenceOf(ctx: Context, ticket: string): Promise<TicketReply[]> {
  return ctx.asSystem('correspondence of a ticket that the caller sees').query<TicketReply>(sql`
    select r.id, r.kind, coalesce(r.text, '') as text, r.audience, r.author_name as "authorName",
      coalesce(r.author_id = ${ctx.me.user}::uuid, false) as "isMine", coalesce(r.is_from_assignee, false) as "isFromAssignee",
      ${iso('r.created')} as created, ${filesJson('help_desk_reply_files_link', sql`r`)} as files
    from app.help_desk_reply r
    where r.tenant_id = ${ctx.tenant}::uuid and r.ticket_id = ${ticket}::uuid
      and (${isStaff(ctx)} or r.audience = 'ASSIGNEE') order by r.created, r.id`);
}

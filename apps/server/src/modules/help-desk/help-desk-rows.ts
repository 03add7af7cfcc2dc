import { type Context, inTheirCompanies } from '@homeport/engine';
import { allOf, type Filter, isRefusal, type Refusal } from '@homeport/grammar';
import { communicationRefusals as no } from '@homeport/model/communication';
import {
  helpDeskTicket,
  type Ticket,
  type TicketLine,
  type TicketPage,
  type TicketReply,
} from '@homeport/model/help-desk';
import { sql } from 'kysely';
import { filesJson, iso, isStaff } from '../communication/index.ts';

const line = sql`t.id, t.reference, t.subject, t.category, t.status, ${iso('t.created')} as created,
  ${iso('t.last_reply_at')} as "lastReplyAt", t.last_reply_name as "lastReplyName", coalesce(t.replies, 0) as replies,
  t.assigned_name as "assignedName", t.case_detail_id as "caseDetailId", t.version,
  (select concat_ws(' ', p.first_name, p.last_name) from app.person p where p.tenant_id = t.tenant_id and p.id = t.assignee_id)
    as "assigneeName"`;

/** What a list may be sorted by. */
const sorts: readonly string[] = ['created', 'reference', 'subject', 'status', 'lastReplyAt'];
/** A page further back than this is empty: who looks for something so old searches. */
const furthest = 1000;
interface Asked {
  readonly page?: number | null;
  readonly size?: number | null;
  readonly sort?: string | null;
  readonly status?: string | null;
  readonly mine?: boolean | null;
  readonly search?: string | null;
}

/** A page of the tickets that the caller may see: others than the team their own, the team those of assignments that they see. */
export async function listOf(ctx: Context, asked: Asked): Promise<TicketPage> {
  const [by = '', way = 'desc'] = (asked.sort ?? '').split(',');
  const size = asked.size ?? 10;
  const first = (asked.page ?? 0) * size;
  const filter = filterOf(ctx, asked);
  const tickets = ctx.records(helpDeskTicket);
  const [found, totalElements] = await Promise.all([
    tickets.find({
      ...(filter ? { filter } : {}),
      sort: `${sorts.includes(by) ? by : 'created'},${way === 'asc' ? 'asc' : 'desc'}`,
      limit: Math.min(first + size, furthest),
    }),
    tickets.count(filter),
  ]);
  const content = await inTheirCompanies(ctx, found.slice(first), (there, ids) =>
    there.asSystem('tickets that the caller may see').query<TicketLine>(sql`
    select ${line} from unnest(${ids}::uuid[]) with ordinality x(id, place)
    join app.help_desk_ticket t on t.tenant_id = ${there.tenant}::uuid and t.id = x.id order by x.place`),
  );
  return { content, totalElements };
}

function filterOf(ctx: Context, { status, mine, search }: Asked): Filter | undefined {
  return allOf(
    isStaff(ctx) ? undefined : { field: 'assignee', op: 'eq', value: ctx.me.person },
    status === 'OPEN' ? { field: 'status', op: 'ne', value: 'CLOSED' } : undefined,
    status === 'TO_ANSWER' ? { field: 'status', op: 'in', value: ['OPEN', 'REOPENED'] } : undefined,
    status === 'CLOSED' ? { field: 'status', op: 'eq', value: 'CLOSED' } : undefined,
    mine === true ? { field: 'assignedTo', op: 'eq', value: ctx.me.user } : undefined,
    search
      ? {
          any: ['subject', 'reference'].map((field): Filter => ({ field, op: 'lk', value: search })),
        }
      : undefined,
  );
}

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

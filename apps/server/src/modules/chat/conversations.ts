import { type Context, inTheirCompanies, newId } from '@homeport/engine';
import { isRefusal, type Refusal } from '@homeport/grammar';
import { type CaseDetail, caseDetail } from '@homeport/model/cases';
import { type ChatSummary, type ConversationKind, conversation, type Participant } from '@homeport/model/chat';
import { communicationRefusals as no } from '@homeport/model/communication';
import { sql } from 'kysely';
import { assignmentOf, iso, staffCards } from '../communication/index.ts';
import { stableId } from '../reference/index.ts';

/** Somebody who is to take part. */
export interface NewMember {
  readonly user: string;
  readonly name: string;
  readonly part: Participant['part'];
}

/** The caller's chats, or those of one assignment; the last word first. */
export async function conversationsOf(
  ctx: Context,
  { caseDetailId, size = 100, id }: { caseDetailId?: string | null; size?: number | null; id?: string },
): Promise<ChatSummary[]> {
  const found = await ctx.records(conversation).find({
    filter: {
      all: [
        ...(caseDetailId ? [{ field: 'caseDetail', op: 'eq', value: caseDetailId } as const] : []),
        ...(id ? [{ field: 'id', op: 'eq', value: id } as const] : []),
        { field: 'lastSeq', op: 'gte', value: 0 },
      ],
    },
    sort: 'lastMessageAt,desc',
    limit: size ?? 100,
  });
  if (found.length === 0) return [];
  return inTheirCompanies(ctx, found, (there, ids) =>
    there.asSystem('conversations that the caller sees').query<ChatSummary>(sql`
    select c.id, c.case_detail_id as "caseDetailId", c.kind, c.title, c.last_seq as "lastSeq",
      ${iso('c.last_message_at')} as "lastMessageAt", c.last_message as "lastMessage", c.last_author_name as "lastAuthorName",
      (select concat_ws(' ', p.first_name, p.last_name) from app.person p where p.tenant_id = c.tenant_id and p.id = c.assignee_id)
        as "assigneeName",
      c.last_seq - coalesce((select m.last_read_seq from app.conversation_member m where m.tenant_id = c.tenant_id
        and m.conversation_id = c.id and m.user_id = ${there.me.user}::uuid), 0) as unread,
      ${participants} as participants
    from app.conversation c where c.tenant_id = ${there.tenant}::uuid and c.id = any(${ids}::uuid[])
    order by c.last_message_at desc nulls last, c.created desc`),
  );
}

/** Participants of conversation `c` as JSON. */
export const participants = sql<readonly Participant[]>`coalesce((select json_agg(json_build_object('user', m.user_id,
    'name', m.name, 'part', m.part, 'lastReadSeq', m.last_read_seq) order by m.created, m.id)
  from app.conversation_member m where m.tenant_id = c.tenant_id and m.conversation_id = c.id), '[]')`;

interface Wanted {
  readonly caseDetailId?: string | null;
  readonly kind?: string | null;
  readonly vendorUser?: string | null;
}

/** The chat of an assignment; its id follows from what it is for, so that two who start it at once start the same one. */
export async function open(ctx: Context, wanted: Wanted): Promise<ChatSummary | Refusal> {
  const assignment = await assignmentOf(ctx, wanted.caseDetailId);
  if (isRefusal(assignment)) return assignment;
  // A member of the family talks with the team in a conversation of their own.
  const isFamily = ctx.me.roles.includes('dependant');
  const kind = isFamily ? 'FAMILY' : ((wanted.kind ?? 'TEAM') as ConversationKind);
  if (kind === 'FAMILY' && !isFamily) return no.notFound();
  const familyUser = isFamily ? ctx.me.user : null;
  const vendorUser = kind === 'VENDOR' ? (wanted.vendorUser ?? null) : null;
  if (kind === 'VENDOR' && !(await worksOn(ctx, assignment.id, vendorUser))) return no.notFound();
  const id = stableId('conversation', ctx.tenant, assignment.id, kind, vendorUser ?? familyUser ?? '');
  const [known] = await conversationsOf(ctx, { id });
  if (known) return known;
  const made = await ctx.inTransaction((inside) => start(inside, assignment, { kind, vendorUser, familyUser }, id));
  // Somebody else was faster.
  if (isRefusal(made) && made.kind !== 'conflict') return made;
  const [now] = await conversationsOf(ctx, { id });
  return now ?? no.notFound();
}

/** Whether somebody of a provider has to do with an assignment: by name, or as a colleague who sees the work of the provider. */
async function worksOn(ctx: Context, assignment: string, vendorUser: string | null): Promise<boolean> {
  if (!vendorUser) return false;
  const rows = await ctx.asSystem('providers of an assignment').query(sql`
    select from app.case_service s where s.tenant_id = ${ctx.tenant}::uuid and s.case_detail_id = ${assignment}::uuid
      and (s.vendor_user_id::text = ${vendorUser} or exists (
        select from app.service_provider p
        join app.service_provider_users_link u on u.tenant_id = p.tenant_id and u.owner_id = p.id
        join app.case_detail c on c.tenant_id = s.tenant_id and c.id = s.case_detail_id
        where p.tenant_id = s.tenant_id and p.id = s.provider_id and u.target_id::text = ${vendorUser}
          and p.own_cases_only is false and c.confidential is false))`);
  return rows.length > 0;
}

/** For whom a conversation is. */
interface Talk {
  readonly kind: ConversationKind;
  readonly vendorUser: string | null;
  readonly familyUser: string | null;
}

async function start(ctx: Context, assignment: CaseDetail, of: Talk, id: string): Promise<true | Refusal> {
  const system = ctx.asSystem('a conversation of an assignment');
  const made = await system.records(conversation).create({
    id,
    caseDetailId: assignment.id,
    ...of,
    title: of.kind === 'FAMILY' ? ctx.me.displayName : assignment.name,
    assignee: assignment.assignee.id,
    lastSeq: 0,
  });
  if (isRefusal(made)) return made;
  for (const member of await firstMembers(ctx, assignment, of)) await join(ctx, id, member);
  return true;
}

async function firstMembers(
  ctx: Context,
  assignment: CaseDetail,
  { kind, vendorUser, familyUser }: Talk,
): Promise<NewMember[]> {
  const hasManager = kind === 'TEAM' || kind === 'FAMILY';
  const staff = await staffCards(ctx, [hasManager ? assignment.manager?.id : null, vendorUser]);
  const known = staff.map(
    ({ id, name }): NewMember => ({ user: id, name, part: id === vendorUser ? 'VENDOR' : 'STAFF' }),
  );
  if (familyUser) return [{ user: familyUser, name: ctx.me.displayName, part: 'FAMILY' }, ...known];
  const own = await ctx.asSystem('the sign-in of an assignee').query<{ id: string; name: string }>(sql`
    select id, display_name as name from app."user"
    where tenant_id = ${ctx.tenant}::uuid and person_id = ${assignment.assignee.id}::uuid and status = 'ACTIVE'`);
  return [...own.map(({ id, name }): NewMember => ({ user: id, name, part: 'ASSIGNEE' })), ...known];
}

/** Takes somebody in; who is in already stays as they are. Answers whether they are new. */
export async function join(ctx: Context, id: string, { user, name, part }: NewMember): Promise<boolean> {
  const rows = await ctx.asSystem('a participant of a conversation').query(sql`
    insert into app.conversation_member (tenant_id, id, version, created, created_by, updated, updated_by,
      conversation_id, user_id, name, part, last_read_seq)
    values (${ctx.tenant}::uuid, ${newId()}::uuid, 1, now(), ${ctx.me.user}::uuid, now(), ${ctx.me.user}::uuid,
      ${id}::uuid, ${user}::uuid, ${name}, ${part}, 0)
    on conflict do nothing returning id`);
  return rows.length > 0;
}

/** How the caller takes part. */
export function partOf(ctx: Context): Participant['part'] {
  if (ctx.me.roles.includes('assignee')) return 'ASSIGNEE';
  if (ctx.me.roles.includes('dependant')) return 'FAMILY';
  return ctx.me.roles.includes('vendor') ? 'VENDOR' : 'STAFF';
}

/** The team chat of an assignment, opened by the system when something happens that belongs there. */
export async function teamChatOf(ctx: Context, caseDetailId: string): Promise<string | undefined> {
  const system = ctx.asSystem('events of an assignment stand in its chat');
  const assignment = await system.records(caseDetail).get(caseDetailId);
  if (isRefusal(assignment)) return undefined;
  const opened = await open(system, { caseDetailId, kind: 'TEAM' });
  return isRefusal(opened) ? undefined : opened.id;
}

import type { Context } from '@homeport/engine';
import { isRefusal, type Refusal } from '@homeport/grammar';
import { audienceKeys } from '@homeport/model/library';
import {
  type Broadcast,
  type BroadcastAudience,
  type BroadcastReach,
  broadcast,
  broadcastRefusals as no,
  wordingLanguage,
} from '@homeport/model/notifications';
import { sql } from 'kysely';

/** One company that a broadcast goes to, with all rights in it. */
export interface Company {
  readonly name: string;
  readonly ctx: Context;
}
/** Somebody a broadcast is for. */
interface Member {
  readonly id: string;
  readonly language: string;
}
interface MemberRow extends Member {
  readonly places: readonly string[];
  readonly roles: readonly string[];
}
const pageSize = 500;
const start = '00000000-0000-0000-0000-000000000000';

/** The companies that are named, all of them the caller's to work for; without one, that in which it is written. */
export async function companiesOf(ctx: Context, { companies }: Broadcast): Promise<readonly Company[] | Refusal> {
  const named = companies ?? [];
  if (named.length === 0) return [{ name: await ownName(ctx), ctx: enter(ctx, ctx.tenant) }];
  const other = named.find(({ id }) => !ctx.me.tenants.includes(id));
  if (other) return no.notYourCompany({ company: other.label ?? '' }, 'companies');
  return named.map(({ id, label }) => ({ name: label ?? '', ctx: enter(ctx, id) }));
}
const enter = (ctx: Context, tenant: string): Context =>
  ctx.asSystemIn(tenant, 'a broadcast is sent to many companies');

async function ownName(ctx: Context): Promise<string> {
  const [row] = await ctx.query<{ name: string }>(sql`select app.tenant_facts(${ctx.tenant}::uuid)->>'name' as name`);
  return row?.name ?? '';
}

/** For whom a broadcast is in every company: what its roles and audiences are called there as well as here. */
export interface Wanted {
  readonly roles: readonly string[] | null;
  readonly keys: ReadonlySet<string> | null;
}
export async function wantedOf(ctx: Context, { roles, audiences }: Broadcast): Promise<Wanted> {
  const [row] = await ctx.query<{ roles: string[]; keys: string[] }>(sql`
    select
      (select coalesce(jsonb_agg(code), '[]') from app.role where tenant_id = ${ctx.tenant}::uuid and id = any(${idsOf(roles)}::uuid[])) as roles,
      (select coalesce(jsonb_agg(key), '[]') from app.audience where tenant_id = ${ctx.tenant}::uuid and id = any(${idsOf(audiences)}::uuid[])) as keys`);
  return {
    roles: idsOf(roles).length > 0 ? (row?.roles ?? []) : null,
    keys: idsOf(audiences).length > 0 ? new Set(row?.keys) : null,
  };
}
const idsOf = (refs: readonly { readonly id: string }[] | null): string[] => (refs ?? []).map(({ id }) => id);

/** Active users of a company that a broadcast is for, in portions. Members of a family are where their assignee is. */
export async function* membersOf({ ctx }: Company, { roles, keys }: Wanted): AsyncGenerator<readonly Member[]> {
  for (let after = start; ; ) {
    const page: readonly MemberRow[] = await ctx.query<MemberRow>(sql`
      select u.id, coalesce(u.language, app.tenant_facts(u.tenant_id)->>'language', 'en') as language,
        case when ${keys === null} then '[]'::jsonb
          else app.places_of(u.tenant_id, coalesce(u.person_id, app.family_of(u.tenant_id, u.id))) end as places,
        (select coalesce(jsonb_agg(r.code), '[]') from app.user_roles_link l
          join app.role r on r.tenant_id = l.tenant_id and r.id = l.target_id
          where l.tenant_id = u.tenant_id and l.owner_id = u.id) as roles
      from app."user" u
      where u.tenant_id = ${ctx.tenant}::uuid and u.status = 'ACTIVE' and u.id > ${after}::uuid
      order by u.id limit ${pageSize}`);
    yield page.filter(
      (one) =>
        (roles === null || one.roles.some((code) => roles.includes(code))) &&
        (keys === null || audienceKeys(one.places, one.roles).some((key) => keys.has(key))),
    );
    const last = page.at(-1);
    if (!last || page.length < pageSize) return;
    after = last.id;
  }
}

/** Counts for whom a broadcast is now. */
export async function countAudience(
  ctx: Context,
  about: Broadcast,
): Promise<Omit<BroadcastAudience, 'deliveries'> | Refusal> {
  const companies = await companiesOf(ctx, about);
  if (isRefusal(companies)) return companies;
  const wanted = await wantedOf(ctx, about);
  const reaches: BroadcastReach[] = [];
  const languages = { en: 0, es: 0, fr: 0 };
  for (const company of companies) {
    let users = 0;
    for await (const page of membersOf(company, wanted)) {
      users += page.length;
      for (const { language } of page) languages[wordingLanguage(language)] += 1;
    }
    reaches.push({ company: company.name, users });
  }
  return { users: reaches.reduce((sum, one) => sum + one.users, 0), companies: reaches, languages };
}

/** The same for the page of a broadcast, with what became of it. */
export async function answerAudience(ctx: Context, id: string): Promise<BroadcastAudience | Refusal> {
  const about = await ctx.records(broadcast).get(id);
  if (isRefusal(about)) return about;
  const counted = await countAudience(ctx, about);
  if (isRefusal(counted)) return counted;
  const isBegun = about.status === 'SENDING' || about.status === 'SENT' || about.status === 'STOPPED';
  return { ...counted, deliveries: isBegun ? await deliveriesOf(ctx, about) : [] };
}

type Delivery = BroadcastAudience['deliveries'][number];

async function deliveriesOf(ctx: Context, about: Broadcast): Promise<Delivery[]> {
  const companies = await companiesOf(ctx, about);
  if (isRefusal(companies)) return [];
  const counts = new Map<string, Delivery>();
  for (const { ctx: there } of companies) {
    const rows = await there.query<Delivery>(sql`
      select d.channel, d.state, count(*)::integer as count from app.notification n
      join app.notice_delivery d on d.tenant_id = n.tenant_id and d.notification_id = n.id
      where n.tenant_id = ${there.tenant}::uuid and n.effect_id = ${`${about.id}:0`} group by d.channel, d.state`);
    for (const row of rows) {
      const key = `${row.channel} ${row.state}`;
      counts.set(key, { ...row, count: row.count + (counts.get(key)?.count ?? 0) });
    }
  }
  return [...counts.values()].sort((a, b) => a.channel.localeCompare(b.channel) || a.state.localeCompare(b.state));
}

import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { answer, type Context, type RouteHandler } from '@homeport/engine';
import { isId, type Refusal } from '@homeport/grammar';
import { identityRefusals } from '@homeport/model/identity';
import { type FirewallLine, mayCallFrom } from '@homeport/model/tenancy';
import {
  makeCalendarLink,
  myCalendarLink,
  timelineRefusals as no,
  readCalendarFeed,
  revokeCalendarLink,
} from '@homeport/model/timeline';
import { sql } from 'kysely';
import type { Services } from '../../services.ts';
import { hashOf, type Identity, takeAttempt } from '../identity/index.ts';
import { calendarOfPerson } from './own-days.ts';

/** The file's ending: programs that go by it know what they get. */
const ending = '.ics';
const bytesOf = (id: string): Buffer => Buffer.from(id.replaceAll('-', ''), 'hex');
const idOf = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** The four calls of calendar links: see, make and revoke one's own; and the calendar that is read by it. */
export function calendarLinkRoutes(services: Services, identity: Identity): readonly RouteHandler[] {
  const { apiPrefix, publicUrl } = services.configuration;
  const keys = () => identity.secrets.keys('calendar links');
  const tokenBy = (key: Buffer, tenant: string, id: string): string => {
    const seal = createHmac('sha256', key).update(`${tenant}:${id}`).digest();
    return Buffer.concat([bytesOf(tenant), bytesOf(id), seal]).toString('base64url');
  };
  /** The address of a link, by whichever secret it was made; undefined when that secret is gone. */
  const addressOf = (tenant: string, { id, tokenHash }: StoredLink): string | null => {
    const token = keys()
      .map((key) => tokenBy(key, tenant, id))
      .find((one) => hashOf(one) === tokenHash);
    return token === undefined ? null : `${publicUrl}${apiPrefix}/calendar-feed/${token}${ending}`;
  };
  return [
    answer(myCalendarLink, async (ctx) => {
      const refused = refuseOthers(ctx);
      if (refused) return refused;
      const link = await linkOf(ctx);
      return {
        url: link ? addressOf(ctx.tenant, link) : null,
        madeAt: link?.madeAt ?? null,
        lastReadAt: link?.lastReadAt ?? null,
      };
    }),
    answer(makeCalendarLink, async (ctx) => {
      const refused = refuseOthers(ctx);
      if (refused) return refused;
      return ctx.inTransaction(async (given) => {
        const tx = given.asSystem('a person makes their calendar link');
        const id = randomUUID();
        const hash = hashOf(tokenBy(keys()[0], tx.tenant, id));
        const { user } = ctx.me;
        // Of two who make one at once the later stands.
        const [made] = await tx.query<{ at: string }>(sql`
          insert into app.calendar_subscription (tenant_id, id, version, created, created_by, updated, updated_by, user_id, token_hash)
          values (${tx.tenant}, ${id}, 1, now(), ${user}, now(), ${user}, ${user}, ${hash})
          on conflict (tenant_id, user_id) do update set id = excluded.id, token_hash = excluded.token_hash,
            created = now(), updated = now(), last_read_at = null
          returning to_char(created at time zone 'UTC', ${moment}) as at`);
        await given.audit('calendarLinkMade', { detail: { calendarLink: id } });
        return { madeAt: made?.at ?? '' };
      });
    }),
    answer(revokeCalendarLink, async (ctx) => {
      const refused = refuseOthers(ctx);
      if (refused) return refused;
      return ctx.inTransaction(async (given): Promise<undefined | Refusal> => {
        const gone = await given
          .asSystem('a person revokes their calendar link')
          .query<{ id: string }>(
            sql`delete from app.calendar_subscription where tenant_id = ${ctx.tenant} and user_id = ${ctx.me.user} returning id`,
          );
        const [link] = gone;
        if (!link) return no.noCalendarLink();
        await given.audit('calendarLinkRevoked', { detail: { calendarLink: link.id } });
        return undefined;
      });
    }),
    answer(readCalendarFeed, async (open, { params, address }) => {
      const token = (params.token ?? '').replace(/\.ics$/, '');
      const bytes = Buffer.from(token, 'base64url');
      const [tenant, id] = [idOf(bytes.subarray(0, 16)), idOf(bytes.subarray(16, 32))];
      // What was not made here costs no look at the database.
      if (!isId(tenant) || !isId(id) || !keys().some((key) => isSame(tokenBy(key, tenant, id), token)))
        return no.noCalendarLink();
      const tooMany = await takeAttempt(identity, 'calendar', token);
      if (tooMany) return { ...identityRefusals.tooManyAttempts(), ...waitOf(tooMany) };
      const inTenant = open.asSystemIn(tenant, 'a calendar program reads by a secret link');
      // From where its owner may not call, their calendar is not read either: a program on the web sits elsewhere.
      if (!(await mayReadFrom(inTenant, id, address))) return identityRefusals.addressShutOut({ address });
      const [link] = await inTenant.query<{ user: string }>(sql`
        update app.calendar_subscription set last_read_at = now()
        where tenant_id = ${tenant} and id = ${id} and token_hash = ${hashOf(token)} returning user_id as "user"`);
      // With the rights and in the language they have today; a closed account has none.
      const theirs = link && (await services.contextOf(tenant, link.user));
      const may = theirs && readers.some((role) => theirs.me.roles.includes(role));
      return may ? calendarOfPerson(theirs, publicUrl) : no.noCalendarLink();
    }),
  ];
}
/** The company's firewall says of the owner of a link what it says of them when they sign in. */
async function mayReadFrom(ctx: Context, id: string, address: string): Promise<boolean> {
  const [found] = await ctx.query<{ firewall: readonly FirewallLine[] }>(sql`
    select app.firewall_of(tenant_id, user_id) as firewall from app.calendar_subscription
    where tenant_id = ${ctx.tenant} and id = ${id}`);
  return found === undefined || mayCallFrom(found.firewall, address);
}
/** Whose timeline it can be: those who may make a link. */
const readers: readonly string[] = Array.isArray(makeCalendarLink.who) ? makeCalendarLink.who : [];

/** A secret of one's own is nobody else's: not of who works as another, nor of a program. */
const refuseOthers = ({ me }: Context): Refusal | undefined =>
  me.onBehalfBy !== undefined || me.scopes !== undefined ? identityRefusals.notWhileActingAs() : undefined;
const waitOf = ({ retryAfter }: Refusal) => (retryAfter === undefined ? {} : { retryAfter });
const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

interface StoredLink {
  readonly id: string;
  readonly tokenHash: string;
  readonly madeAt: string;
  readonly lastReadAt: string | null;
}
const moment = sql.raw(`'YYYY-MM-DD"T"HH24:MI:SS"Z"'`);
/** With its hash, which records never show. */
async function linkOf(ctx: Context): Promise<StoredLink | undefined> {
  const [found] = await ctx.asSystem('a person sees their own calendar link').query<StoredLink>(sql`
    select id, token_hash as "tokenHash", to_char(created at time zone 'UTC', ${moment}) as "madeAt",
      to_char(last_read_at at time zone 'UTC', ${moment}) as "lastReadAt"
    from app.calendar_subscription where tenant_id = ${ctx.tenant} and user_id = ${ctx.me.user}`);
  return found;
}

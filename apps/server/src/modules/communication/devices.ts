import { answer, type Context, type RouteHandler } from '@homeport/engine';
import { isId } from '@homeport/grammar';
import { countPage, forgetDevice, communicationRefusals as no, registerDevice } from '@homeport/model/communication';
import { sql } from 'kysely';
import { stableId } from '../reference/index.ts';

/** Pages are counted by their route: words, never ids. */
const pagePattern = /^\/[A-Za-z$&/-]{0,99}$/;
const pagesADay = 500;

/** Browsers that want to be told, and how often pages are opened. Both belong to the caller's own tenant. */
export const deviceRoutes: RouteHandler[] = [
  answer(registerDevice, async (ctx, { body }) => {
    const url = URL.canParse(body.endpoint) ? new URL(body.endpoint) : undefined;
    if (url?.protocol !== 'https:' || url.username || url.password) return no.pushAddress({}, 'endpoint');
    const { me } = ctx as Context;
    const id = stableId('device', me.homeTenant, me.user, body.endpoint);
    await (ctx as Context).asSystemIn(me.homeTenant, 'a browser registers for push').query(sql`
      insert into app.device (tenant_id, id, version, created, created_by, updated, updated_by, user_id, endpoint, public_key,
        auth_secret, browser, last_seen)
      values (${me.homeTenant}::uuid, ${id}::uuid, 1, now(), ${me.user}::uuid, now(), ${me.user}::uuid, ${me.user}::uuid,
        ${body.endpoint}, ${body.p256dh}, ${body.auth}, ${body.browser}, now())
      on conflict (tenant_id, id) do update set public_key = excluded.public_key, auth_secret = excluded.auth_secret,
        browser = excluded.browser, last_seen = now(), updated = now(), version = device.version + 1`);
    return { id };
  }),
  answer(forgetDevice, async (ctx, { params }) => {
    const { me } = ctx as Context;
    if (!isId(params.id)) return no.notFound();
    const rows = await (ctx as Context).asSystemIn(me.homeTenant, 'a browser is forgotten').query(sql`
      delete from app.device where tenant_id = ${me.homeTenant}::uuid and id = ${params.id}::uuid
        and user_id = ${me.user}::uuid returning id`);
    return rows.length > 0 ? { removed: true } : no.notFound();
  }),
  answer(countPage, async (ctx, { body }) => {
    if (!pagePattern.test(body.page)) return { counted: false };
    const { me } = ctx as Context;
    const id = stableId('page', me.homeTenant, String(ctx.now).slice(0, 10), body.page);
    const rows = await (ctx as Context).asSystemIn(me.homeTenant, 'pages are counted, not people').query(sql`
      insert into app.page_count (tenant_id, id, version, created, created_by, updated, updated_by, day, page, views)
      select ${me.homeTenant}::uuid, ${id}::uuid, 1, now(), ${counter}::uuid, now(), ${counter}::uuid, current_date, ${body.page}, 1
      where (select count(*) from app.page_count where tenant_id = ${me.homeTenant}::uuid and day = current_date) < ${pagesADay}
      on conflict (tenant_id, id) do update set views = page_count.views + 1, updated = now(), version = page_count.version + 1
      returning id`);
    return { counted: rows.length > 0 };
  }),
];
/** Stands where other records name who made them. */
const counter = '00000000-0000-8000-8000-000000000000';

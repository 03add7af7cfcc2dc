import { answer, type RouteHandler } from '@homeport/engine';
import { countPage } from '@homeport/model/page-counts';
import { sql } from 'kysely';
import type { Services } from '../../services.ts';
import { stableId } from '../reference/index.ts';

/** Pages are counted by their route: words, never ids. */
const pagePattern = /^\/[A-Za-z$&/-]{0,99}$/;
const pagesADay = 500;
/** Stands where other records name who made them. */
const counter = '00000000-0000-8000-8000-000000000000';

/** How often pages are opened, in the caller's own tenant. */
export const pageCountRoutes = ({ configuration }: Services): RouteHandler[] => [
  answer(countPage, async (ctx, { body }) => {
    if (!configuration.countsPages || !pagePattern.test(body.page)) return { counted: false };
    const { me } = ctx;
    const id = stableId('page', me.homeTenant, String(ctx.now).slice(0, 10), body.page);
    const rows = await ctx.asSystemIn(me.homeTenant, 'pages are counted, not people').query(sql`
      insert into app.page_count (tenant_id, id, version, created, created_by, updated, updated_by, day, page, views)
      select ${me.homeTenant}::uuid, ${id}::uuid, 1, now(), ${counter}::uuid, now(), ${counter}::uuid, current_date, ${body.page}, 1
      where (select count(*) from app.page_count where tenant_id = ${me.homeTenant}::uuid and day = current_date) < ${pagesADay}
      on conflict (tenant_id, id) do update set views = page_count.views + 1, updated = now(), version = page_count.version + 1
      returning id`);
    return { counted: rows.length > 0 };
  }),
];

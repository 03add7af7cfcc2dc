import { type Context, defineFacts } from '@homeport/engine';
import { type HomeFacts, homeSearchVisit, leaseNegotiation } from '@homeport/model/property';
import { sql } from 'kysely';

const homeOf = async (ctx: Context, property: { readonly id: string } | null): Promise<HomeFacts> => {
  const [row] = property
    ? await ctx.query(sql<HomeFacts>`select status as "homeStatus" from app.property where id = ${property.id}::uuid`)
    : [];
  return row ?? { homeStatus: null };
};

const looksAtHome = { looksUp: { property: ['status'] } };

/** Whether the home that is to be visited or negotiated is on offer. */
export const loadHomeFacts = [
  defineFacts(homeSearchVisit, (ctx, { property }) => homeOf(ctx, property), looksAtHome),
  defineFacts(leaseNegotiation, (ctx, { property }) => homeOf(ctx, property), looksAtHome),
] as const;

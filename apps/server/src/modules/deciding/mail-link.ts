import type { Context } from '@homeport/engine';
import { openStates } from '@homeport/model/deciding';
import { sql } from 'kysely';
import { signLink } from '../../signed-link.ts';

/** A link decides for so many hours. */
const validFor = 72;

/**
 * The address in the mail that asks somebody to decide: it opens the one step for the one reader, as it is now. Made from the record
 * each time, so that it stands nowhere. Once the step is decided, handed on or held, its version is another one, and the link is over.
 */
export const decisionMailLink =
  (key: Buffer) =>
  async (
    ctx: Context,
    notice: { readonly user: string; readonly link: string | null },
  ): Promise<string | undefined> => {
    const id = /^\/workspace\/dashboard\/decision\/([0-9a-f-]{36})$/.exec(notice.link ?? '')?.[1];
    if (id === undefined) return undefined;
    const [step] = await ctx.query(sql<{ version: number }>`
      select version from app.decision where id = ${id}::uuid and status = any(${[...openStates]}::text[])`);
    if (!step) return undefined;
    const expires = Math.floor(ctx.now.epochMilliseconds / 1000) + validFor * 3600;
    const token = signLink(key, { tenant: ctx.tenant, id, expires, number: step.version, reader: notice.user });
    return `/decide?token=${token}`;
  };

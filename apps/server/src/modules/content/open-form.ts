import {
  type ActionHandler,
  answer,
  type Context,
  handle,
  type OpenContext,
  type RouteHandler,
} from '@homeport/engine';
import { isRefusal, type Refusal } from '@homeport/grammar';
import {
  contentRefusals,
  linkForm,
  type OpenForm,
  openPageForm,
  type PageForm,
  pageForm,
  saveOpenPageForm,
} from '@homeport/model/content';
import { sql } from 'kysely';
import type { Services } from '../../services.ts';
import { readLink, type SignedLink, signLink } from '../../signed-link.ts';
import { formOf } from './forms.ts';
import { saveForm } from './save-form.ts';

const seconds = (ctx: Pick<Context, 'now'>): number => Math.floor(ctx.now.epochMilliseconds / 1000);

/** Gives a form a link of its own; the number in it makes every earlier one invalid. */
export const linkHandler = (services: Services, key: Buffer): ActionHandler =>
  handle(linkForm, async (ctx, { record, input }) => {
    const form = record as unknown as PageForm;
    if (form.status === 'COMPLETED') return contentRefusals.alreadySubmitted();
    const number = (form.linkNumber ?? 0) + 1;
    const expires = seconds(ctx) + input.days * 86_400;
    const system = ctx.asSystem('a form counts the links it was given');
    const saved = await system.records(pageForm).update(form.id, { linkNumber: number } as never);
    if (isRefusal(saved)) return saved;
    const token = signLink(key, { tenant: ctx.tenant, id: form.id, expires, number });
    return {
      link: `${services.configuration.publicUrl}/form?token=${token}`,
      expires: Temporal.Instant.fromEpochMilliseconds(expires * 1000).toString(),
    };
  });

/** The tenant's context of a link that is valid and the newest of its form. */
async function enter(
  ctx: OpenContext,
  key: Buffer,
  token: string,
): Promise<{ ctx: Context; link: SignedLink } | Refusal> {
  const link = readLink(key, token, seconds(ctx));
  if (!link) return contentRefusals.linkInvalid();
  const inside = ctx.asSystemIn(link.tenant, 'a form is filled in by its signed link');
  const form = await inside.records(pageForm).get(link.id);
  return isRefusal(form) || form.linkNumber !== link.number ? contentRefusals.linkInvalid() : { ctx: inside, link };
}

/** The two calls of a form without sign-in: nothing but this one form can be reached with the link. */
export const openFormRoutes = (services: Services, key: Buffer): readonly RouteHandler[] => [
  answer(openPageForm, async (given, { query }) => {
    const ctx = given as unknown as OpenContext;
    const entered = await enter(ctx, key, query.token);
    if (isRefusal(entered)) return entered;
    const detail = await formOf(entered.ctx, entered.link.id, ctx.locale);
    if (isRefusal(detail)) return detail;
    return { ...detail, company: await companyOf(entered.ctx, services) };
  }),
  answer(saveOpenPageForm, async (given, { body }) => {
    const ctx = given as unknown as OpenContext;
    const entered = await enter(ctx, key, body.token);
    if (isRefusal(entered)) return entered;
    const { values, step, draft } = body;
    return saveForm(entered.ctx, { id: entered.link.id, values, step, draft }, ctx.locale);
  }),
];

interface StoredLook {
  readonly code: string;
  readonly name: string;
  readonly appName: string | null;
  readonly language: string | null;
  readonly brandColor: string | null;
  readonly brandColorDark: string | null;
  readonly hasLogo: boolean;
  readonly hasLogoDark: boolean;
}
async function companyOf(ctx: Context, services: Services): Promise<OpenForm['company']> {
  const [row] = await ctx.query<{ look: StoredLook }>(
    sql`select app.find_theme(null::text, ${ctx.tenant}::uuid) as look`,
  );
  if (!row?.look) throw new Error('a form belongs to a tenant that has no row');
  const { code, name, appName, language, brandColor, brandColorDark, hasLogo, hasLogoDark } = row.look;
  const logo = `${services.configuration.apiPrefix}/tenant/logo/${encodeURIComponent(code)}`;
  return {
    code,
    name,
    appName: appName ?? name,
    language: language ?? 'en',
    brandColor,
    brandColorDark,
    logo: hasLogo ? logo : null,
    logoDark: hasLogoDark ? `${logo}?dark=true` : null,
  };
}

import {
  type ActionHandler,
  answer,
  type Context,
  handle,
  type OpenContext,
  type RouteHandler,
} from '@homeport/engine';
import { isRefusal, type Refusal } from '@homeport/grammar';
import { formRefusals, linkForm, openPageForm, pageForm, saveOpenPageForm } from '@homeport/model/forms';
import type { Services } from '../../services.ts';
import { readLink, type SignedLink, signLink } from '../../signed-link.ts';
import { companyLook } from '../tenancy/index.ts';
import { formOf } from './forms.ts';
import { saveForm } from './save-form.ts';

const seconds = (ctx: Pick<Context, 'now'>): number => Math.floor(ctx.now.epochMilliseconds / 1000);

/** Gives a form a link of its own; the number in it makes every earlier one invalid. */
export const linkHandler = (services: Services, key: Buffer): ActionHandler =>
  handle(linkForm, async (ctx, { record, input }) => {
    const form = record;
    if (form.status === 'COMPLETED') return formRefusals.alreadySubmitted();
    const number = (form.linkNumber ?? 0) + 1;
    const expires = seconds(ctx) + input.days * 86_400;
    const system = ctx.asSystem('a form counts the links it was given');
    const saved = await system.records(pageForm).update(form.id, { linkNumber: number });
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
  if (!link) return formRefusals.linkInvalid();
  const inside = ctx.asSystemIn(link.tenant, 'a form is filled in by its signed link');
  const form = await inside.records(pageForm).get(link.id);
  return isRefusal(form) || form.linkNumber !== link.number ? formRefusals.linkInvalid() : { ctx: inside, link };
}

/** The two calls of a form without sign-in: nothing but this one form can be reached with the link. */
export const openFormRoutes = (services: Services, key: Buffer): readonly RouteHandler[] => [
  answer(openPageForm, async (given, { query }) => {
    const ctx = given;
    const entered = await enter(ctx, key, query.token);
    if (isRefusal(entered)) return entered;
    const detail = await formOf(entered.ctx, entered.link.id, ctx.locale);
    if (isRefusal(detail)) return detail;
    return { ...detail, company: await companyLook(entered.ctx, services) };
  }),
  answer(saveOpenPageForm, async (given, { body }) => {
    const ctx = given;
    const entered = await enter(ctx, key, body.token);
    if (isRefusal(entered)) return entered;
    const { values, step, draft } = body;
    return saveForm(entered.ctx, { id: entered.link.id, values, step, draft }, ctx.locale);
  }),
];

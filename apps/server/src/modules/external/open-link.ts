import { answer, type Context, type OpenContext, type RouteHandler } from '@homeport/engine';
import { isRefusal, type Refusal } from '@homeport/grammar';
import { attachment, document } from '@homeport/model/documents';
import {
  answerExternalBill,
  answerExternalSurvey,
  doExternalService,
  type ExternalAccess,
  endsLink,
  externalAccess,
  externalFile,
  linkState,
  externalRefusals as no,
  type OpenLink,
  type OutsideService,
  openExternalAccess,
  postExternalBill,
  saveExternalForm,
} from '@homeport/model/external';
import { type FormSaved, formRefusals, type PageValues } from '@homeport/model/forms';
import { qualitySurvey } from '@homeport/model/surveys';
import { sql } from 'kysely';
import { readLink } from '../../signed-link.ts';
import { downloadOf, type FileServices } from '../documents/index.ts';
import { formOf, saveForm } from '../forms/index.ts';
import { sheetsOf, takeAnswers } from '../surveys/index.ts';
import { companyLook } from '../tenancy/index.ts';
import { answerByLink, billByLink } from './bill-by-link.ts';
import type { Entered, EnterOpen } from './entered.ts';
import { uploadByLink } from './files-by-link.ts';
import { initiationForm, saveInitiation } from './initiation-form.ts';
import { outsideEstimate } from './outside-estimate.ts';
import { outsideService } from './outside-service.ts';
import { workOnService } from './service-by-link.ts';

/** Characters of all answers at most. */
const largest = 60_000;

/** The calls of who has a link: open it, save a form or an initiation, answer a survey, fetch a document. */
export function openLinkRoutes(services: FileServices, key: Buffer): readonly RouteHandler[] {
  /** The link of a token that was signed here; when it is over, its record says so. */
  const enter = async (ctx: OpenContext, token: string): Promise<Entered | Refusal> => {
    const signed = readLink(key, token, 0);
    if (!signed) return no.linkInvalid();
    const inside = ctx.asSystemIn(signed.tenant, 'somebody outside uses their link');
    const link = await inside.records(externalAccess).get(signed.id);
    return isRefusal(link) ? no.linkInvalid() : { ctx: inside, link };
  };
  const enterOpen = async (ctx: OpenContext, token: string): Promise<Entered | Refusal> => {
    const entered = await enter(ctx, token);
    if (isRefusal(entered)) return entered;
    return linkState(entered.link, String(entered.ctx.now)) === 'OPEN' ? entered : no.linkOver();
  };
  return [
    answer(openExternalAccess, async (given, { query }) => {
      const open = given;
      const entered = await enter(open, query.token);
      if (isRefusal(entered)) return entered;
      const { ctx, link } = entered;
      const state = linkState(link, String(ctx.now));
      const { kind, validUntil, usedAt, senderName, senderEmail, recipientName, message, language } = link;
      const about = { kind, validUntil, usedAt, senderName, senderEmail, recipientName, message, language };
      const shell = { ...about, state, company: await companyLook(ctx, services) };
      const nothing = { form: null, survey: null, document: null, service: null, estimate: null };
      if (state !== 'OPEN') return { ...shell, ...nothing };
      const opened = await openedBy(ctx, services, link, open.locale);
      // Withdrawn, answered or handed in some other way meanwhile.
      if (!opened) return { ...shell, ...nothing, state: 'REVOKED' as const };
      await noteOpened(ctx, link);
      return { ...shell, ...nothing, ...opened };
    }),
    answer(saveExternalForm, async (given, { body }) => {
      const open = given;
      const entered = await enterOpen(open, body.token);
      if (isRefusal(entered)) return entered;
      const { ctx, link } = entered;
      const isTooMuch = JSON.stringify(body.values ?? null).length > largest;
      if (typeof body.values !== 'object' || body.values === null || Array.isArray(body.values) || isTooMuch)
        return formRefusals.invalidAnswer({ label: 'values' }, 'values');
      const sent = { values: body.values as unknown as PageValues, step: body.step, draft: body.draft };
      if (link.kind === 'FORM') return saveOutsideForm(ctx, link, sent, open.locale);
      if (link.kind !== 'INITIATION') return no.linkInvalid();
      return ctx.inTransaction(async (inside) => {
        const locked = await inside.records(externalAccess).get(link.id, { lock: true });
        if (isRefusal(locked) || locked.status !== 'OPEN') return no.linkOver();
        return saveInitiation(inside, locked, { ...sent, isDraft: sent.draft === true }, open.locale);
      });
    }),
    answer(answerExternalSurvey, async (given, { body }) => {
      const open = given;
      const entered = await enterOpen(open, body.token);
      if (isRefusal(entered)) return entered;
      const { ctx, link } = entered;
      if (link.kind !== 'SURVEY' || !link.qualitySurvey) return no.linkInvalid();
      const survey = link.qualitySurvey.id;
      return ctx.inTransaction(async (inside) => {
        const thanks = await takeAnswers(inside, survey, body, open.locale);
        return isRefusal(thanks) ? thanks : ((await use(inside, link)) ?? thanks);
      });
    }),
    ...serviceByLink(enterOpen),
    uploadByLink(services, enterOpen),
    answer(externalFile, async (given, { query }) => {
      const entered = await enterOpen(given, query.token);
      if (isRefusal(entered)) return entered;
      const { ctx, link } = entered;
      const file = link.document ? await outsideFile(ctx, link.document.id) : undefined;
      if (!file) return no.linkOver();
      await ctx.audit('fileRead', { entity: 'attachment', recordId: file.id, detail: { externalAccess: link.id } });
      return downloadOf(ctx, services, file);
    }),
  ];
}

/** Work on the service of a link, and its bills; the link is locked first, so that of two who press at once the second is told. */
function serviceByLink(enterOpen: EnterOpen): readonly RouteHandler[] {
  const locked = async (
    given: OpenContext,
    token: string,
    work: (ctx: Context, link: ExternalAccess) => Promise<OutsideService | Refusal>,
  ): Promise<OutsideService | Refusal> => {
    const entered = await enterOpen(given, token);
    if (isRefusal(entered)) return entered;
    const { ctx, link } = entered;
    if (link.kind !== 'SERVICE' || !link.caseService) return no.linkInvalid();
    return ctx.inTransaction(async (inside) => {
      const now = await inside.records(externalAccess).get(link.id, { lock: true });
      return isRefusal(now) || now.status !== 'OPEN' ? no.linkOver() : work(inside, now);
    });
  };
  return [
    answer(doExternalService, (given, { body }) =>
      locked(given, body.token, async (ctx, link) => {
        const done = await workOnService(ctx, link, body);
        if (isRefusal(done) || !endsLink(body.deed, done.billing !== null)) return done;
        return (await use(ctx, link)) ?? done;
      }),
    ),
    answer(postExternalBill, (given, { body }) =>
      locked(given, body.token, (ctx, link) => billByLink(ctx, link, body)),
    ),
    answer(answerExternalBill, (given, { body }) =>
      locked(given, body.token, (ctx, link) => answerByLink(ctx, link, body)),
    ),
  ];
}

/** What a link opens now; undefined when that is gone or finished. */
async function openedBy(
  ctx: Context,
  services: FileServices,
  link: ExternalAccess,
  locale: string,
): Promise<Partial<OpenLink> | undefined> {
  switch (link.kind) {
    case 'FORM': {
      const form = link.pageForm ? await formOf(ctx, link.pageForm.id, locale) : undefined;
      return !form || isRefusal(form) || form.state === 'COMPLETED' ? undefined : { form };
    }
    case 'INITIATION':
      return { form: await initiationForm(ctx, link, locale) };
    case 'SURVEY': {
      const survey = link.qualitySurvey ? await ctx.records(qualitySurvey).get(link.qualitySurvey.id) : undefined;
      if (!survey || isRefusal(survey) || survey.status !== 'SENT') return undefined;
      const [sheet] = await sheetsOf(ctx, [survey], locale);
      return sheet && { survey: sheet };
    }
    case 'SERVICE': {
      const service = await outsideService(ctx, link);
      return service && { service };
    }
    case 'ESTIMATE': {
      const estimate = await outsideEstimate(ctx, services, link);
      return estimate && { estimate };
    }
    case 'DOCUMENT': {
      const found = link.document ? await ctx.records(document).get(link.document.id) : undefined;
      if (!found || isRefusal(found)) return undefined;
      const file = await outsideFile(ctx, found.id);
      if (!file) return undefined;
      const { title, description } = found;
      return {
        document: { title, description, fileName: file.name, contentType: file.contentType, size: file.size ?? 0 },
      };
    }
  }
}

/** The newest file of a document as long as it is published. */
async function outsideFile(ctx: Context, id: string) {
  const found = await ctx.records(document).get(id);
  if (isRefusal(found) || found.status !== 'PUBLISHED' || !found.file) return undefined;
  const file = await ctx.records(attachment).get(found.file.id);
  return isRefusal(file) || file.status !== 'CLEAN' ? undefined : file;
}

/** A form by link is the form itself: its answers, its check and its reference are those of who is signed in. */
async function saveOutsideForm(
  ctx: Context,
  link: ExternalAccess,
  sent: { readonly values: PageValues; readonly step: string | null; readonly draft: boolean | null },
  locale: string,
): Promise<FormSaved | Refusal> {
  const form = link.pageForm?.id;
  if (!form) return no.linkInvalid();
  return ctx.inTransaction(async (inside) => {
    const saved = await saveForm(inside, { id: form, ...sent }, locale);
    if (isRefusal(saved) || sent.draft === true) return saved;
    return (await use(inside, link)) ?? saved;
  });
}

async function use(ctx: Context, link: ExternalAccess): Promise<Refusal | undefined> {
  const usedAt = ctx.now.toString({ smallestUnit: 'second' });
  const moved = await ctx.records(externalAccess).move(link.id, 'status.use', { usedAt });
  return isRefusal(moved) ? no.linkOver() : undefined;
}

/** No change of the link: whoever has it open goes on with the version they see. */
const noteOpened = (ctx: Context, link: ExternalAccess): Promise<unknown> =>
  ctx.query(sql`
    update app.external_access set opened_at = coalesce(opened_at, now()), last_opened_at = now(), opens = coalesce(opens, 0) + 1
    where tenant_id = ${ctx.tenant}::uuid and id = ${link.id}::uuid`);

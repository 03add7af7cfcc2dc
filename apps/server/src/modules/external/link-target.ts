import type { Context } from '@homeport/engine';
import { isId, isRefusal, type Refusal } from '@homeport/grammar';
import { caseService, costEstimate } from '@homeport/model/cases';
import { document } from '@homeport/model/documents';
import {
  type ExternalAccess,
  type ExternalKind,
  isOpenOutside,
  externalRefusals as no,
} from '@homeport/model/external';
import { page, pageForm } from '@homeport/model/forms';
import { initiationRule } from '@homeport/model/initiations';
import { qualitySurvey } from '@homeport/model/surveys';

/** What a link opens: the field that holds it, and its id; of a service also whose work it is. */
export type Target = Partial<
  Record<
    'pageForm' | 'qualitySurvey' | 'document' | 'initiationRule' | 'caseService' | 'costEstimate' | 'provider',
    { readonly id: string }
  >
>;

/** What a new link would open, when the caller sees it and it can be sent to somebody outside now. */
export async function targetOf(ctx: Context, kind: ExternalKind, id: string): Promise<Target | Refusal> {
  if (!isId(id)) return no.nothingToSend({}, 'target');
  const found = await readTarget(ctx, kind, id);
  if (isRefusal(found)) return no.nothingToSend({}, 'target');
  const { isReady, provider } = found;
  return isReady ? { [fields[kind]]: { id }, ...(provider ? { provider } : {}) } : no.notReady();
}

const fields = {
  FORM: 'pageForm',
  SURVEY: 'qualitySurvey',
  DOCUMENT: 'document',
  INITIATION: 'initiationRule',
  SERVICE: 'caseService',
  ESTIMATE: 'costEstimate',
} as const;

interface Ready {
  readonly isReady: boolean;
  readonly provider?: { readonly id: string } | null;
}
async function readTarget(ctx: Context, kind: ExternalKind, id: string): Promise<Ready | Refusal> {
  switch (kind) {
    case 'FORM': {
      const form = await ctx.records(pageForm).get(id);
      return isRefusal(form) ? form : { isReady: form.status !== 'COMPLETED' };
    }
    case 'SURVEY': {
      const survey = await ctx.records(qualitySurvey).get(id);
      return isRefusal(survey) ? survey : { isReady: survey.status === 'SENT' };
    }
    case 'DOCUMENT': {
      const found = await ctx.records(document).get(id);
      return isRefusal(found) ? found : { isReady: found.status === 'PUBLISHED' && found.file !== null };
    }
    case 'SERVICE': {
      const service = await ctx.records(caseService).get(id);
      if (isRefusal(service)) return service;
      return { isReady: isOpenOutside(service.status, service.provider !== null), provider: service.provider };
    }
    case 'ESTIMATE': {
      const estimate = await ctx.records(costEstimate).get(id);
      return isRefusal(estimate) ? estimate : { isReady: (estimate.lines ?? 0) > 0 };
    }
    case 'INITIATION': {
      const rule = await ctx.records(initiationRule).get(id);
      return isRefusal(rule) ? rule : { isReady: rule.status === 'ACTIVE' && rule.byLink === true };
    }
  }
}

/** The name of what a link opens, in a language where it has one. */
export async function nameOfTarget(ctx: Context, link: ExternalAccess, language: 'en' | 'es' | 'fr'): Promise<string> {
  if (link.kind === 'DOCUMENT') return link.document?.label ?? '';
  if (link.kind === 'SERVICE') return link.caseService?.label ?? '';
  if (link.kind === 'ESTIMATE') return link.costEstimate?.label ?? '';
  if (link.kind !== 'FORM' || !link.pageForm) return '';
  const form = await ctx.records(pageForm).get(link.pageForm.id);
  const of = isRefusal(form) ? form : await ctx.records(page).get(form.page.id);
  if (isRefusal(of)) return '';
  return { en: of.name, es: of.nameEs, fr: of.nameFr }[language] ?? of.name;
}

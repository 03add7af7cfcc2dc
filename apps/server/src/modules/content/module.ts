import { answer, type Module } from '@homeport/engine';
import type { ExportSource } from '@homeport/engine/exchange';
import { isRefusal } from '@homeport/grammar';
import {
  contentRefusals,
  myForm,
  myForms,
  page,
  pageRuleParameters,
  pageRulesOf,
  savePageForm,
} from '@homeport/model/content';
import type { FileServices } from '../documents/index.ts';
import { exporterHandlers } from './exporters/actions.ts';
import { exporterReaction } from './exporters/due.ts';
import { exporterFacts } from './exporters/facts.ts';
import { exporterJob } from './exporters/job.ts';
import { loadFormOwner, loadRulePage, parametersOf } from './form-facts.ts';
import { formOf, formsOf, rulesOf } from './forms.ts';
import { linkHandler, openFormRoutes } from './open-form.ts';
import { saveForm } from './save-form.ts';
import { widgetRoutes } from './widgets.ts';

/** Forms that companies build: filling them in, signed in or by link. And exporters, run by hand and by the clock. */
export function contentModule(services: FileServices, reports: ExportSource, key: Buffer): Module {
  return {
    name: 'content',
    facts: [loadFormOwner, loadRulePage, exporterFacts],
    actions: [linkHandler(services, key), ...exporterHandlers],
    jobs: [exporterJob(services, reports)],
    reactions: [exporterReaction(services)],
    routes: [
      answer(myForms, (ctx) => formsOf(ctx, ctx.locale)),
      answer(myForm, (ctx, { params }) => formOf(ctx, params.id ?? '', ctx.locale)),
      answer(savePageForm, (ctx, { body }) => saveForm(ctx, body, ctx.locale)),
      answer(pageRulesOf, (ctx, { query }) => rulesOf(ctx, query.pageId)),
      answer(pageRuleParameters, async (ctx, { params, query }) => {
        const of = await ctx.records(page).get(params.pageId ?? '');
        const parameters = isRefusal(of) ? undefined : await parametersOf(ctx, query.entityId);
        return parameters ?? contentRefusals.formNotFound();
      }),
      ...openFormRoutes(services, key),
      ...widgetRoutes,
    ],
  };
}

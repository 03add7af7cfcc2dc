import { answer, type Module } from '@homeport/engine';
import { isRefusal } from '@homeport/grammar';
import {
  formRefusals,
  myForm,
  myForms,
  page,
  pageRuleParameters,
  pageRulesOf,
  savePageForm,
} from '@homeport/model/forms';
import type { FileServices } from '../documents/index.ts';
import { loadFormOwner, loadRulePage, parametersOf } from './form-facts.ts';
import { formOf, formsOf, rulesOf } from './forms.ts';
import { linkHandler, openFormRoutes } from './open-form.ts';
import { saveForm } from './save-form.ts';

/** Forms that companies build: filling them in, signed in or by link. */
export function formsModule(services: FileServices, key: Buffer): Module {
  return {
    name: 'forms',
    facts: [loadFormOwner, loadRulePage],
    actions: [linkHandler(services, key)],
    routes: [
      answer(myForms, (ctx) => formsOf(ctx, ctx.locale)),
      answer(myForm, (ctx, { params }) => formOf(ctx, params.id ?? '', ctx.locale)),
      answer(savePageForm, (ctx, { body }) => saveForm(ctx, body, ctx.locale)),
      answer(pageRulesOf, (ctx, { query }) => rulesOf(ctx, query.pageId)),
      answer(pageRuleParameters, async (ctx, { params, query }) => {
        const of = await ctx.records(page).get(params.pageId ?? '');
        const parameters = isRefusal(of) ? undefined : await parametersOf(ctx, query.entityId);
        return parameters ?? formRefusals.formNotFound();
      }),
      ...openFormRoutes(services, key),
    ],
  };
}

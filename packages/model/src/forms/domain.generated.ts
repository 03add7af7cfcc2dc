// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { linkForm } from './forms.actions.ts';
import { formDraftsCard, latestFormsCard } from './forms.cards.ts';
import { formSubmitted } from './forms.events.ts';
import { formRefusals } from './forms.refusals.ts';
import { myForm, myForms, openPageForm, pageRuleParameters, pageRulesOf, saveOpenPageForm, savePageForm } from './forms.routes.ts';
import { pageForm } from './page-form.entity.ts';
import { pageFormRules } from './page-form.rules.ts';
import { pageRule } from './page-rule.entity.ts';
import { pageRuleRules } from './page-rule.rules.ts';
import { page } from './page.entity.ts';
import { pageRules } from './page.rules.ts';

export const domain: Domain = {
  name: 'forms',
  entities: [pageForm, pageRule, page],
  actions: [linkForm],
  routes: [myForm, myForms, openPageForm, pageRuleParameters, pageRulesOf, saveOpenPageForm, savePageForm],
  events: [formSubmitted],
  refusals: [formRefusals],
  rules: [pageFormRules, pageRuleRules, pageRules],
  screens: [],
  cards: [formDraftsCard, latestFormsCard],
};

// Written by `npm run derive`: the door of the domain, what others take of it.
export { checkAnswers } from './check-answers.rules.ts';
export { type PageParameters, type PageState, evaluatePage } from './evaluate-page.rules.ts';
export { linkForm } from './forms.actions.ts';
export { formSubmitted } from './forms.events.ts';
export { formRefusals } from './forms.refusals.ts';
export { type FormDetail, type FormLine, type FormSaved, type FormState, type OpenForm, type PageRuleLine, myForm, myForms, openPageForm, pageRuleParameters, pageRulesOf, saveOpenPageForm, savePageForm } from './forms.routes.ts';
export { type Binding, type ComputeOperation, type LocalText, type PageDefinition, type PageEffect, type PageField, type PageFieldType, type PageRuleSpec, type PageSection, type PageStep, type PageValue, type PageValues, fieldsOf, inLanguage } from './page-definition.ts';
export { type PageForm, pageForm } from './page-form.entity.ts';
export type { PageFormFacts } from './page-form.rules.ts';
export { pageRule } from './page-rule.entity.ts';
export { type Page, page } from './page.entity.ts';
export { storedAnswer } from './stored-answer.rules.ts';

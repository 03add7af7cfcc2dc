import { defineRoute, json, text, yesNo } from '@homeport/grammar';
import type { CompanyLook } from '../tenancy/door.generated.ts';
import type { PageParameters } from './evaluate-page.rules.ts';
import type { PageDefinition, PageRuleSpec, PageValues } from './page-definition.ts';

export type FormState = 'COMPLETED' | 'IN_PROGRESS' | 'NOT_STARTED' | 'CANNOT_START';
/** A form of the caller as the list of forms shows it. Days are `yyyy-MM-dd`, moments ISO. */
export interface FormLine {
  readonly id: string;
  readonly pageId: string;
  /** The assignment it was asked for; null where there is none yet. */
  readonly caseDetailId: string | null;
  readonly code: string;
  readonly name: string;
  readonly description: string | null;
  readonly state: FormState;
  /** The name of the form that has to be complete first. */
  readonly after: string | null;
  readonly dueDate: string | null;
  readonly isOverdue: boolean;
  readonly submittedDate: string | null;
  readonly reference: string | null;
}
const lineShape = {
  type: 'object',
  required: ['id', 'pageId', 'caseDetailId', 'code', 'name', 'state', 'dueDate'],
} as const;

export const myForms = defineRoute<readonly FormLine[]>()({
  name: 'myForms',
  label: 'My forms',
  method: 'GET',
  path: 'udp/mai',
  who: ['assignee', 'dependant'],
  about: 'pageForm',
  shape: { type: 'array', items: lineShape },
});

/** One form with all that is needed to fill it in. */
export interface FormDetail extends FormLine {
  readonly userDefinedFields: PageDefinition;
  readonly pageRules: readonly PageRuleSpec[];
  readonly parameters: PageParameters;
  readonly values: PageValues;
  readonly step: string | null;
  readonly savedDate: string | null;
}
const detailShape = {
  type: 'object',
  required: ['id', 'name', 'state', 'userDefinedFields', 'pageRules', 'parameters', 'values'],
} as const;
export const myForm = defineRoute<FormDetail>()({
  name: 'myForm',
  label: 'One of my forms',
  method: 'GET',
  path: 'udp/mai/{id}',
  who: ['assignee', 'dependant'],
  about: 'pageForm',
  shape: detailShape,
  refusals: ['content.formNotFound', 'content.cannotStartYet'],
});

/** The rules of a form, in their order. */
export interface PageRuleLine {
  readonly id: string;
  readonly sequence: number;
  readonly name: string;
  readonly rule: PageRuleSpec;
}
export const pageRulesOf = defineRoute<readonly PageRuleLine[]>()({
  name: 'pageRulesOf',
  label: 'Rules of a form',
  method: 'GET',
  path: 'page-rule',
  who: 'signedIn',
  query: { pageId: text('Form', { required: true, max: 36 }) },
  shape: { type: 'array', items: { type: 'object', required: ['id', 'sequence', 'rule'] } },
});
/** What the rules of a form may know of the assignment it is filled in for. */
export const pageRuleParameters = defineRoute<PageParameters>()({
  name: 'pageRuleParameters',
  label: 'Parameters of the rules of a form',
  method: 'GET',
  path: 'page-rule/{pageId}/parameters',
  who: 'signedIn',
  query: { entityId: text('Assignment', { required: true, max: 36 }) },
  shape: { type: 'object' },
  refusals: ['content.formNotFound'],
});

const sent = {
  values: json('Answers', { required: true, maxDepth: 4 }),
  step: text('Step', { max: 40 }),
  draft: yesNo('Draft', { initial: false }),
};
/** What a saved draft or a submission answers. */
export interface FormSaved {
  readonly id: string;
  readonly state: FormState;
  readonly reference: string | null;
  readonly savedDate: string | null;
  readonly submittedDate: string | null;
}
const savedShape = { type: 'object', required: ['id', 'state', 'reference', 'savedDate', 'submittedDate'] } as const;
const refusals = [
  'content.formNotFound',
  'content.alreadySubmitted',
  'content.cannotStartYet',
  'content.required',
  'content.invalidAnswer',
];
/** Keeps a draft of a form, or submits it. */
export const savePageForm = defineRoute<FormSaved>()({
  name: 'savePageForm',
  label: 'Save or submit a form',
  method: 'POST',
  path: 'page-form',
  who: ['assignee', 'dependant'],
  body: { id: text('Form', { required: true, max: 36 }), ...sent },
  shape: savedShape,
  refusals,
});

/** The look of the company a form by link belongs to. */
export interface OpenForm extends FormDetail {
  readonly company: CompanyLook;
}
/** Opens the one form of a signed link, without signing in. */
export const openPageForm = defineRoute<OpenForm>()({
  name: 'openPageForm',
  label: 'Open a form by its link',
  method: 'GET',
  path: 'page-form/open',
  who: 'anyone',
  limit: 'signIn',
  query: { token: text('Token', { required: true, max: 400 }) },
  shape: detailShape,
  refusals: ['content.linkInvalid'],
});
export const saveOpenPageForm = defineRoute<FormSaved>()({
  name: 'saveOpenPageForm',
  label: 'Save or submit a form by its link',
  method: 'POST',
  path: 'page-form/open',
  who: 'anyone',
  limit: 'signIn',
  body: { token: text('Token', { required: true, max: 400 }), ...sent },
  shape: savedShape,
  refusals: ['content.linkInvalid', ...refusals],
});

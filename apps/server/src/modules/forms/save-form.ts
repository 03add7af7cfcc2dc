import type { Context } from '@homeport/engine';
import { invalidInput, isRefusal, type Refusal, type Values } from '@homeport/grammar';
import { caseDetail } from '@homeport/model/cases';
import {
  checkAnswers,
  evaluatePage,
  type FormDetail,
  type FormSaved,
  fieldsOf,
  formRefusals,
  formSubmitted,
  type PageForm,
  type PageValue,
  type PageValues,
  pageForm,
  storedAnswer,
} from '@homeport/model/forms';
import { person } from '@homeport/model/people';
import { boundField, formOf } from './forms.ts';

export interface SentForm {
  readonly id: string;
  readonly values: unknown;
  readonly step: string | null;
  readonly draft: boolean | null;
}
/** Characters of all answers at most. */
const largest = 60_000;

/**
 * Keeps a draft, or submits: the rules are evaluated again here, so that nobody submits what a rule forbids; what is
 * hidden is dropped, and answers that are bound are written into the person's record. `ctx` has to see the form.
 */
export async function saveForm(ctx: Context, sent: SentForm, locale: string): Promise<FormSaved | Refusal> {
  const detail = await formOf(ctx, sent.id, locale);
  if (isRefusal(detail)) return detail;
  if (detail.state === 'COMPLETED') return formRefusals.alreadySubmitted();
  const values = readAnswers(sent.values, detail);
  if (isRefusal(values)) return values;
  return ctx.inTransaction(async (inside) => {
    const system = inside.asSystem('a form keeps the answers of who fills it in');
    const form = await system.records(pageForm).get(sent.id, { lock: true });
    if (isRefusal(form)) return formRefusals.formNotFound();
    if (form.status === 'COMPLETED') return formRefusals.alreadySubmitted();
    return sent.draft === true
      ? keep(system, form, values, sent.step)
      : submit(inside, system, form, detail, values, locale);
  });
}

/** Answers by the codes of the form; what it does not have is dropped, what is no answer at all refused. */
function readAnswers(given: unknown, detail: FormDetail): PageValues | Refusal {
  const isTooMuch = JSON.stringify(given ?? null).length > largest;
  if (typeof given !== 'object' || given === null || Array.isArray(given) || isTooMuch)
    return formRefusals.invalidAnswer({ label: 'values' }, 'values');
  const values: Record<string, PageValue> = {};
  for (const field of fieldsOf(detail.userDefinedFields)) {
    const { code } = field;
    const value = Object.hasOwn(given, code) ? (given as Record<string, unknown>)[code] : undefined;
    if (value === undefined) continue;
    const isList = Array.isArray(value) && value.every((one) => typeof one === 'string');
    if (!isList && value !== null && !['string', 'number', 'boolean'].includes(typeof value))
      return formRefusals.invalidAnswer({ label: code }, code);
    values[code] = storedAnswer(field, value as PageValue);
  }
  return values;
}

async function keep(
  system: Context,
  form: PageForm,
  values: PageValues,
  step: string | null,
): Promise<FormSaved | Refusal> {
  const changes: Values = { answers: values, step, savedDate: String(system.now) };
  const saved =
    form.status === 'NOT_STARTED'
      ? await system.records(pageForm).move(form.id, 'status.begin', changes)
      : await system.records(pageForm).update(form.id, changes);
  return isRefusal(saved) ? saved : savedOf(saved);
}

async function submit(
  ctx: Context,
  system: Context,
  form: PageForm,
  detail: FormDetail,
  values: PageValues,
  locale: string,
): Promise<FormSaved | Refusal> {
  const { userDefinedFields: definition, pageRules, parameters, name } = detail;
  const state = evaluatePage(definition, pageRules, values, parameters);
  const faults = checkAnswers(definition, state, locale);
  if (faults.length > 0) return invalidInput(faults);
  const moved = await system.records(pageForm).move(form.id, 'status.submit', {
    answers: state.values,
    step: null,
    savedDate: String(system.now),
    submittedDate: String(system.now),
  });
  if (isRefusal(moved)) return moved;
  const written = await writeBound(system, form, definition, state.values);
  if (isRefusal(written)) return written;
  const assignment = await system.records(caseDetail).get(form.caseDetailId);
  await ctx.emit(formSubmitted, form.id, {
    form: form.id,
    name,
    reference: moved.reference,
    assignee: form.assignee?.id ?? null,
    manager: isRefusal(assignment) ? null : (assignment.manager?.id ?? null),
  });
  return savedOf(moved);
}

/** Answers of bound fields go into the record of the person; a refusal there names the field of the form. */
async function writeBound(
  system: Context,
  form: PageForm,
  definition: FormDetail['userDefinedFields'],
  values: PageValues,
): Promise<true | Refusal> {
  const bound = fieldsOf(definition).flatMap((field) =>
    field.bind && field.code in values ? [{ code: field.code, name: boundField(field.bind) }] : [],
  );
  // A form of the family is not the assignee's word on their own data.
  if (bound.length === 0 || !form.assignee || form.forFamily) return true;
  const changes = Object.fromEntries(bound.map(({ code, name }) => [name, values[code] || null]));
  const saved = await system.records(person).update(form.assignee.id, changes);
  if (!isRefusal(saved)) return true;
  const codeOf = (field: string | undefined) => bound.find(({ name }) => name === field)?.code ?? field;
  const renamed = (refusal: Refusal): Refusal => {
    const field = codeOf(refusal.field);
    return { ...refusal, ...(field ? { field } : {}) };
  };
  return saved.problems ? { ...saved, problems: saved.problems.map(renamed) } : renamed(saved);
}

const savedOf = (form: PageForm): FormSaved => ({
  id: form.id,
  state: form.status,
  reference: form.reference,
  savedDate: form.savedDate,
  submittedDate: form.submittedDate,
});

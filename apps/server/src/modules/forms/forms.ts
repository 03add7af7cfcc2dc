import type { Context } from '@homeport/engine';
import { isRefusal, type Refusal } from '@homeport/grammar';
import {
  type Binding,
  type FormDetail,
  type FormLine,
  type FormState,
  fieldsOf,
  formRefusals,
  type Page,
  type PageDefinition,
  type PageForm,
  type PageRuleLine,
  type PageValue,
  type PageValues,
  page,
  pageForm,
  pageRule,
} from '@homeport/model/forms';
import { type Person, person } from '@homeport/model/people';
import { todayOf } from '../../today.ts';
import { mineOrMyFamilys } from '../cases/index.ts';
import { parametersOf } from './form-facts.ts';

/** The forms of the caller: what is due first on top, what is complete last. */
export async function formsOf(ctx: Context, locale: string): Promise<FormLine[]> {
  const forms = await ctx.records(pageForm).find({
    filter: mineOrMyFamilys('assignee'),
    sort: 'dueDate,asc',
    limit: 200,
  });
  const pages = await pagesOf(ctx, forms);
  const lines = forms.flatMap((form) => {
    const of = pages.get(form.page.id);
    return of ? [lineOf(ctx, form, of, forms, pages, locale)] : [];
  });
  const rank: Readonly<Record<FormState, number>> = { IN_PROGRESS: 0, NOT_STARTED: 0, CANNOT_START: 1, COMPLETED: 2 };
  return lines.sort((one, other) => rank[one.state] - rank[other.state]);
}

async function pagesOf(ctx: Context, forms: readonly PageForm[]): Promise<ReadonlyMap<string, Page>> {
  if (forms.length === 0) return new Map();
  const ids = [...new Set(forms.map((form) => form.page.id))];
  const found = await ctx.records(page).find({ filter: { field: 'id', op: 'in', value: ids }, limit: 200 });
  return new Map(found.map((one) => [one.id, one]));
}

/** What the pages of forms are called in a language, by their id. */
export const formNames = async (
  ctx: Context,
  forms: readonly PageForm[],
  locale: string,
): Promise<ReadonlyMap<string, string>> =>
  new Map([...(await pagesOf(ctx, forms))].map(([id, of]) => [id, nameIn(of, locale)]));

const nameIn = (of: Page, locale: string): string =>
  (locale.startsWith('es') ? of.nameEs : locale.startsWith('fr') ? of.nameFr : null) ?? of.name;

function lineOf(
  ctx: Pick<Context, 'now'>,
  form: PageForm,
  of: Page,
  all: readonly PageForm[],
  pages: ReadonlyMap<string, Page>,
  locale: string,
): FormLine {
  const before = all.find((one) => one.id === form.startsAfter?.id);
  const isBlocked = before !== undefined && before.status !== 'COMPLETED' && form.status !== 'COMPLETED';
  const first = isBlocked ? pages.get(before.page.id) : undefined;
  return {
    id: form.id,
    pageId: of.id,
    caseDetailId: form.caseDetailId,
    code: of.code,
    name: nameIn(of, locale),
    description: of.description,
    state: isBlocked ? 'CANNOT_START' : form.status,
    after: first ? nameIn(first, locale) : null,
    dueDate: form.dueDate,
    isOverdue: form.status !== 'COMPLETED' && form.dueDate !== null && form.dueDate < todayOf(ctx),
    submittedDate: form.submittedDate,
    reference: form.reference,
  };
}

/** One form with its rules, parameters and the answers so far; bound fields without an answer show what is recorded. */
export async function formOf(ctx: Context, id: string, locale: string): Promise<FormDetail | Refusal> {
  const form = await ctx.records(pageForm).get(id);
  if (isRefusal(form)) return formRefusals.formNotFound();
  const [of, rules, parameters, owner, before] = await Promise.all([
    ctx.records(page).get(form.page.id),
    rulesOf(ctx, form.page.id),
    parametersOf(ctx, form.caseDetailId),
    form.assignee ? ctx.records(person).get(form.assignee.id) : undefined,
    form.startsAfter ? ctx.records(pageForm).get(form.startsAfter.id) : undefined,
  ]);
  if (isRefusal(of)) return formRefusals.formNotFound();
  const others = before && !isRefusal(before) ? [before] : [];
  const line = lineOf(ctx, form, of, others, await pagesOf(ctx, [form, ...others]), locale);
  if (line.state === 'CANNOT_START') return formRefusals.cannotStartYet({ form: line.after ?? '' });
  const { definition } = of;
  const given = form.answers ?? {};
  const recorded =
    form.forFamily || form.status === 'COMPLETED' || !owner || isRefusal(owner)
      ? {}
      : recordedAnswers(definition, owner);
  return {
    ...line,
    userDefinedFields: definition,
    pageRules: rules.map((one) => one.rule),
    parameters: parameters ?? {},
    values: { ...recorded, ...given },
    step: form.step,
    savedDate: form.savedDate,
  };
}

/** The rules of a form in their order, as the caller may read them. */
export async function rulesOf(ctx: Context, pageId: string): Promise<PageRuleLine[]> {
  const rules = await ctx.records(pageRule).find({
    filter: { field: 'page', op: 'eq', value: pageId },
    sort: 'sequence,asc',
    limit: 500,
  });
  return rules.map(({ id, sequence, name, rule }) => ({
    id,
    sequence,
    name,
    rule,
  }));
}

/** The field of a person that a binding names. */
export const boundField = (binding: Binding): keyof Person => binding.slice('person.'.length) as keyof Person;

function recordedAnswers(definition: PageDefinition, owner: Person): PageValues {
  const known = fieldsOf(definition).flatMap((field): [string, PageValue][] => {
    const value = field.bind ? owner[boundField(field.bind)] : null;
    return typeof value === 'string' ? [[field.code, value]] : [];
  });
  return Object.fromEntries(known);
}

import type { Context } from '@homeport/engine';
import { invalidInput, isRefusal, type Refusal } from '@homeport/grammar';
import { serviceType } from '@homeport/model/cases';
import { type ExternalAccess, externalAccess, initiationPage, initiationReceived } from '@homeport/model/external';
import {
  checkAnswers,
  evaluatePage,
  type FormDetail,
  type FormSaved,
  fieldsOf,
  type PageValue,
  type PageValues,
} from '@homeport/model/forms';
import { initiation, initiationRule } from '@homeport/model/initiations';

const names = {
  en: 'Ask for an assignment',
  es: 'Solicitar una asignación',
  fr: 'Demander une affectation',
} as const;

/** The initiation of a link as a form: the fields of an initiation, and what was typed so far. */
export async function initiationForm(ctx: Context, link: ExternalAccess, locale: string): Promise<FormDetail> {
  const offered = await ctx.records(serviceType).find({
    filter: { field: 'active', op: 'eq', value: true },
    sort: 'name,asc',
    limit: 100,
  });
  const language = locale.startsWith('es') ? 'es' : locale.startsWith('fr') ? 'fr' : 'en';
  return {
    id: link.id,
    pageId: link.id,
    caseDetailId: null,
    code: 'INITIATION',
    name: names[language],
    description: null,
    state: link.answers ? 'IN_PROGRESS' : 'NOT_STARTED',
    after: null,
    dueDate: null,
    isOverdue: false,
    submittedDate: null,
    reference: null,
    userDefinedFields: initiationPage(offered.map(({ id, name }) => ({ id, name }))),
    pageRules: [],
    parameters: {},
    values: link.answers ?? {},
    step: link.step,
    savedDate: null,
  };
}

interface Sent {
  readonly values: PageValues;
  readonly step: string | null;
  readonly isDraft: boolean;
}
/** Keeps what was typed, or makes the initiation and hands it in; `ctx` has all rights, the link is locked. */
export async function saveInitiation(
  ctx: Context,
  link: ExternalAccess,
  { values, step, isDraft }: Sent,
  locale: string,
): Promise<FormSaved | Refusal> {
  const form = await initiationForm(ctx, link, locale);
  const known = new Set(fieldsOf(form.userDefinedFields).map(({ code }) => code));
  const answers = Object.fromEntries(Object.entries(values).filter(([code]) => known.has(code)));
  const now = ctx.now.toString({ smallestUnit: 'second' });
  if (isDraft) {
    const kept = await ctx.records(externalAccess).update(link.id, { answers, step });
    if (isRefusal(kept)) return kept;
    return { id: link.id, state: 'IN_PROGRESS', reference: null, savedDate: now, submittedDate: null };
  }
  const state = evaluatePage(form.userDefinedFields, [], answers, {});
  const faults = checkAnswers(form.userDefinedFields, state, locale);
  if (faults.length > 0) return invalidInput(faults);
  const made = await handIn(ctx, link, state.values);
  if (isRefusal(made)) return made;
  // What was typed stands in the initiation now.
  const used = await ctx
    .records(externalAccess)
    .move(link.id, 'status.use', { usedAt: now, initiation: { id: made.id }, answers: null, step: null });
  if (isRefusal(used)) return used;
  const sent = { reference: made.reference, savedDate: now, submittedDate: now };
  return { id: link.id, state: 'COMPLETED', ...sent };
}

async function handIn(
  ctx: Context,
  link: ExternalAccess,
  values: PageValues,
): Promise<{ readonly id: string; readonly reference: string } | Refusal> {
  const rule = await ctx.records(initiationRule).get(link.initiationRule?.id ?? '');
  if (isRefusal(rule)) return rule;
  const made = await ctx.records(initiation).create({
    ...fieldsFrom(values),
    initiationRule: { id: rule.id },
    caseType: rule.caseType && { id: rule.caseType.id },
    policy: rule.policy && { id: rule.policy.id },
  });
  if (isRefusal(made)) return made;
  const handed = await ctx.records(initiation).act(made.id, 'submit', {});
  if (isRefusal(handed)) return handed;
  await ctx.emit(initiationReceived, link.id, {
    initiation: made.id,
    reference: made.reference,
    name: `${made.firstName} ${made.lastName}`,
    requester: made.requesterName,
    sender: link.sender?.id ?? null,
  });
  return { id: made.id, reference: made.reference };
}

/** Answers as the fields of an initiation. */
function fieldsFrom(values: PageValues) {
  const text = (code: string): string | null => {
    const value: PageValue | undefined = values[code];
    return value === undefined || value === null || value === '' ? null : String(value).trim();
  };
  const services = Array.isArray(values.services) ? values.services : [];
  return {
    requesterName: text('requesterName'),
    requesterEmail: text('requesterEmail'),
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email'),
    familySize: Number(text('familySize') ?? 0),
    homeCountry: text('homeCountry'),
    hostCountry: text('hostCountry'),
    hostTown: text('hostTown'),
    startDate: text('startDate'),
    endDate: text('endDate'),
    services: services.map((id) => ({ id })),
    businessReason: text('businessReason'),
  };
}

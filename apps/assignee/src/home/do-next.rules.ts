import type { ServiceLine } from '@homeport/model/cases';
import { type Document, type RequiredDocument, requirementState } from '@homeport/model/documents';
import type { FormLine } from '@homeport/model/forms';
import type { SurveySheet } from '@homeport/model/surveys';
import type { Report } from '../data/types.ts';

/** One thing the assignee should do. `href` leads to where it is done. */
export interface NextStep {
  readonly id: string;
  readonly kind: 'service' | 'rejected' | 'open' | 'form' | 'survey' | 'send' | 'sendAgain' | 'read' | 'sign';
  /** Name of the report or form, or what the service asks for; empty for a survey of the whole assignment. */
  readonly title: string;
  /** Name of the service. */
  readonly about?: string;
  /** Of a document that is asked for: the member of the family it is of; null for the person's own. */
  readonly of?: string | null;
  /** yyyy-MM-dd */
  readonly due: string | null;
  readonly isOverdue: boolean;
  readonly href: string;
}
/** Where the steps come from. */
export interface Doable {
  readonly services: readonly ServiceLine[];
  readonly reports: readonly Report[];
  readonly forms: readonly FormLine[];
  readonly surveys: readonly SurveySheet[];
  /** Documents to send in, and to read and confirm, by a date. */
  readonly required: readonly RequiredDocument[];
  /** Shared documents that wait to be confirmed or signed. */
  readonly shared: readonly { readonly document: Document; readonly state: string }[];
}

/**
 * What to do next, all of it: what is overdue, then rejected reports, then what has a date by that date, then reports
 * that only have to be handed in.
 */
export function doNext({ services, reports, forms, surveys, required, shared }: Doable, today: string): NextStep[] {
  const dated = (due: string | null) => ({ due, isOverdue: due !== null && due < today });
  const ofServices = services.flatMap((service): NextStep[] =>
    service.group === 'NEEDS_YOU' && service.nextAction
      ? [
          {
            id: service.id,
            kind: 'service',
            title: service.nextAction.description,
            about: service.name,
            ...dated(service.nextAction.dueDate),
            href: `/dashboard/services/${service.id}`,
          },
        ]
      : [],
  );
  const ofForms = forms.flatMap((form): NextStep[] =>
    form.state === 'NOT_STARTED' || form.state === 'IN_PROGRESS'
      ? [{ id: form.id, kind: 'form', title: form.name, ...dated(form.dueDate), href: `/dashboard/content/${form.id}` }]
      : [],
  );
  const ofSurveys = surveys.flatMap((survey): NextStep[] =>
    survey.status === 'SENT'
      ? [
          {
            id: survey.id,
            kind: 'survey',
            title: survey.about ?? '',
            ...dated(survey.dueDate),
            href: `/dashboard/survey/${survey.id}`,
          },
        ]
      : [],
  );
  const ofReports = reports.flatMap((report): NextStep[] => {
    const isRejected = report.status === 'REJECTED';
    const isReady = report.status === 'OPEN' && (report.numberOfEntries ?? 0) > 0;
    if (!isRejected && !isReady) return [];
    const step = { id: report.id, title: report.description, ...dated(null), href: `/dashboard/batch/${report.id}` };
    return [{ ...step, kind: isRejected ? 'rejected' : 'open' }];
  });
  return [...ofServices, ...ofForms, ...ofSurveys, ...ofReports, ...ofDocuments({ required, shared }, today)].sort(
    (one, other) => rank(one) - rank(other) || compareDue(one, other),
  );
}
function ofDocuments({ required, shared }: Pick<Doable, 'required' | 'shared'>, today: string): NextStep[] {
  const asked = required.flatMap((one): NextStep[] => {
    const state = requirementState(one, today);
    if (state === 'inReview' || state === 'done') return [];
    const kind = one.kind === 'DOWNLOAD' ? 'read' : state === 'rejected' ? 'sendAgain' : 'send';
    const isOverdue = one.dueDate !== null && one.dueDate < today;
    const href = `/dashboard/documents?required=${one.id}`;
    const of = one.dependant?.label ?? null;
    return [{ id: one.id, kind, title: one.name, of, due: one.dueDate, isOverdue, href }];
  });
  const waiting = shared.flatMap(({ document, state }): NextStep[] => {
    if (state !== 'toRead' && state !== 'toSign') return [];
    const kind = state === 'toSign' ? 'sign' : 'read';
    const href = `/dashboard/case-documents?document=${document.id}`;
    return [{ id: document.id, kind, title: document.title, due: null, isOverdue: false, href }];
  });
  return [...asked, ...waiting];
}
/** The next date something is due, when nothing has to be done now. */
export function nextDate(
  services: readonly ServiceLine[],
  required: readonly Pick<RequiredDocument, 'dueDate'>[],
  today: string,
): string | null {
  const dates = [
    ...services.map((service) => service.nextAction?.dueDate ?? null),
    ...required.map((one) => one.dueDate),
  ];
  return dates.filter((date): date is string => date !== null && date >= today).sort()[0] ?? null;
}
function rank(step: NextStep): number {
  if (step.isOverdue) return 0;
  if (step.kind === 'rejected' || step.kind === 'sendAgain') return 1;
  return step.due ? 2 : 3;
}
function compareDue(one: NextStep, other: NextStep): number {
  return (one.due ?? '9999').localeCompare(other.due ?? '9999');
}

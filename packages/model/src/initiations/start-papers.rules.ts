import type { ChecklistFacts, LeftOut, StartFacts } from './start-facts.ts';
import type { ServiceOfPlan } from './start-services.rules.ts';

/** The lines of the checklists that hold for the assignment: those of its kind, and those of a service that it has. */
const linesFor = ({ checklist }: StartFacts, services: readonly ServiceOfPlan[]): readonly ChecklistFacts[] =>
  checklist.filter((one) => one.serviceType === null || services.some((of) => of.serviceType === one.serviceType));

const dueOn = (today: string, days: number | null): string | null =>
  days === null ? null : Temporal.PlainDate.from(today).add({ days }).toString();

/** What the assignee is asked to send in, once per name; a line without a category is of the category OTHER. */
export function plannedDocuments(facts: StartFacts, services: readonly ServiceOfPlan[]) {
  const named = new Map<string, ReturnType<typeof asDocument>>();
  const asDocument = ({ description, checklist, dueInDays, documentCategory, documentType }: ChecklistFacts) => ({
    name: description,
    checklist,
    category: documentCategory ?? 'OTHER',
    documentType: documentType ?? 'OTHER',
    dueDate: dueOn(facts.today, dueInDays),
  });
  for (const line of linesFor(facts, services))
    if (line.needsDocument && !named.has(line.description)) named.set(line.description, asDocument(line));
  return [...named.values()];
}

/** The forms that the assignee is given, each once. */
export function plannedForms(facts: StartFacts, services: readonly ServiceOfPlan[]) {
  const pages = new Map<string, { readonly page: string; readonly name: string; readonly dueDate: string | null }>();
  for (const { page, dueInDays } of linesFor(facts, services))
    if (page && !pages.has(page.id))
      pages.set(page.id, { page: page.id, name: page.name, dueDate: dueOn(facts.today, dueInDays) });
  return [...pages.values()];
}

/**
 * The milestones that have a day, and whose service the assignment has. Days that are over are left out, unless whoever
 * starts takes them along from today, and so are those that count from an end that is not known; the team adds them by hand once they are
 * to be told.
 */
export function plannedMilestones(facts: StartFacts, services: readonly ServiceOfPlan[], endDate: string | null) {
  const { today, request } = facts;
  const leftOut: LeftOut[] = [];
  const milestones = facts.milestones.flatMap(({ id, name, countsFrom, day, serviceType }) => {
    if (serviceType !== null && !services.some((of) => of.serviceType === serviceType)) return [];
    const from = countsFrom === 'START' ? request.startDate : endDate;
    const date = from === null ? null : Temporal.PlainDate.from(from).add({ days: day }).toString();
    const isPast = date !== null && date < today;
    if (date !== null && (!isPast || facts.keepPast))
      return [{ timelineItem: id, description: name, eventDate: isPast ? today : date, serviceType }];
    leftOut.push({
      part: 'MILESTONE',
      name,
      ...(date === null ? { because: 'NO_END' } : { because: 'PAST', day: date }),
    });
    return [];
  });
  return { milestones, leftOut };
}

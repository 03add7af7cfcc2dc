import type { Report, Service } from '../data/types.ts';

/** One thing the assignee should do. `href` leads to where it is done; without it somebody has to be asked. */
export interface NextStep {
  readonly id: string;
  readonly kind: 'service' | 'rejected' | 'open';
  /** Name of the report, or what the service asks for. */
  readonly title: string;
  /** Name of the service. */
  readonly about?: string;
  /** yyyy-MM-dd */
  readonly due: string | null;
  readonly isOverdue: boolean;
  readonly href?: string;
}
const most = 3;

/**
 * What to do next, at most three: overdue actions of services, then rejected reports, then what has a date, then reports
 * that only have to be handed in. One of the three can be done in this application, if there is any such.
 */
export function doNext(services: readonly Service[], reports: readonly Report[], today: string): NextStep[] {
  const ofServices = services.map((service): NextStep => {
    const due = service.nextActionDate;
    const isOverdue = due !== null && due < today;
    return {
      id: service.id,
      kind: 'service',
      title: service.nextAction ?? service.name,
      about: service.name,
      due,
      isOverdue,
    };
  });
  const ofReports = reports.flatMap((report): NextStep[] => {
    const isRejected = report.status === 'REJECTED';
    const isReady = report.status === 'OPEN' && (report.numberOfEntries ?? 0) > 0;
    if (!isRejected && !isReady) return [];
    const step = {
      id: report.id,
      title: report.description,
      due: null,
      isOverdue: false,
      href: `/dashboard/batch/${report.id}`,
    };
    return [{ ...step, kind: isRejected ? 'rejected' : 'open' }];
  });
  const all = [...ofServices, ...ofReports].sort((one, other) => rank(one) - rank(other) || compareDue(one, other));
  const first = all.slice(0, most);
  if (first.some((step) => step.href)) return first;
  // One of the three can always be done here, if there is any.
  const doable = all.find((step) => step.href);
  return doable ? [...first.slice(0, most - 1), doable] : first;
}
/** The next date something is due, when nothing has to be done now. */
export function nextDate(services: readonly Service[], start: string | null, today: string): string | null {
  const dates = [...services.map((service) => service.nextActionDate), start];
  return dates.filter((date): date is string => date !== null && date >= today).sort()[0] ?? null;
}
function rank(step: NextStep): number {
  if (step.isOverdue) return 0;
  if (step.kind === 'rejected') return 1;
  return step.due ? 2 : 3;
}
function compareDue(one: NextStep, other: NextStep): number {
  return (one.due ?? '9999').localeCompare(other.due ?? '9999');
}

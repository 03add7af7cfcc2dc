import type { CaseTimeline } from './case-timeline.entity.ts';
import { shiftedDay } from './timeline.rules.ts';
import type { TimelineItem } from './timeline-item.entity.ts';

/** First and last day of an assignment, `yyyy-MM-dd`. */
export interface AssignmentDays {
  readonly start: string | null;
  readonly end: string | null;
}
/** A milestone with the item that says from which day of the assignment it is counted. */
export interface CountedMilestone
  extends Pick<CaseTimeline, 'id' | 'eventDate' | 'doneAt'>,
    Pick<TimelineItem, 'countsFrom' | 'day'> {}

/**
 * Which milestones move with the days of their assignment, and where to: those that stand on the day they are counted to. One that somebody
 * put on another day stays, and so does what is done, past, or would come to lie before today.
 */
export function movedMilestones(
  milestones: readonly CountedMilestone[],
  before: AssignmentDays,
  after: AssignmentDays,
  today: string,
): { readonly id: string; readonly eventDate: string }[] {
  return milestones.flatMap(({ id, eventDate, doneAt, countsFrom, day }) => {
    if (!countsFrom || day === null || doneAt !== null || eventDate < today) return [];
    const by = countsFrom === 'START' ? 'start' : 'end';
    const [was, is] = [before[by], after[by]];
    if (was === null || is === null || was === is || shiftedDay(was, day) !== eventDate) return [];
    const next = shiftedDay(is, day);
    return next === undefined || next < today ? [] : [{ id, eventDate: next }];
  });
}

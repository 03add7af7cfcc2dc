// Written by `npm run derive`: the door of the domain, what others take of it.
export { type MyCalendarLink, makeCalendarLink, myCalendarLink, readCalendarFeed, revokeCalendarLink, timelineCalendar } from './calendar.routes.ts';
export { type CaseTimeline, caseTimeline } from './case-timeline.entity.ts';
export { type AssignmentDays, type CountedMilestone, movedMilestones } from './moved-milestones.rules.ts';
export { doTimelineItem, shareTimelineItem, takeBackTimelineItem } from './shared-task.routes.ts';
export { type TimelineItem, timelineItem } from './timeline-item.entity.ts';
export { publishTimeline, shiftTimeline } from './timeline.actions.ts';
export { doneByPartner, itemShared, itemTakenBack, noteByEmployee, noteForEmployee, notedByPartner, timelinePublished } from './timeline.events.ts';
export { timelineRefusals } from './timeline.refusals.ts';
export { type LinkedService, type TimelineEntry, caseTimelineOf, linkedServiceDetails, saveTimelineNotes } from './timeline.routes.ts';
export { type DatedItem, type TimelinePhase, shiftedDay, timelinePhases } from './timeline.rules.ts';

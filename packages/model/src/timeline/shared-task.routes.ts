import { defineRoute, yesNo } from '@homeport/grammar';
import { entryShape, type TimelineEntry } from './timeline.routes.ts';

const refusals = ['timeline.itemNotFound', 'timeline.assignmentOver'];

/** Shares an item of the assignee's own timeline with the partner, who is told. Once more changes nothing. */
export const shareTimelineItem = defineRoute<TimelineEntry>()({
  name: 'shareTimelineItem',
  label: 'Share a timeline item with the partner',
  method: 'POST',
  path: 'case-timeline/{id}/share',
  who: ['assignee'],
  about: 'caseTimeline',
  shape: entryShape,
  refusals: [...refusals, 'timeline.alreadyDone', 'timeline.noPartner', 'timeline.partnerWithoutSignIn'],
});

/** Takes a shared item back: the partner sees nothing of it from this second on. Also when the assignment is over. */
export const takeBackTimelineItem = defineRoute<TimelineEntry>()({
  name: 'takeBackTimelineItem',
  label: 'Take a timeline item back from the partner',
  method: 'DELETE',
  path: 'case-timeline/{id}/share',
  who: ['assignee'],
  about: 'caseTimeline',
  shape: entryShape,
  refusals: ['timeline.itemNotFound'],
});

/** Marks an item as done, or as to be done again. Who did it first stands; doing it twice changes nothing. */
export const doTimelineItem = defineRoute<TimelineEntry>()({
  name: 'doTimelineItem',
  label: 'Mark a timeline item as done',
  method: 'PUT',
  path: 'case-timeline/{id}/done',
  who: ['assignee', 'dependant'],
  about: 'caseTimeline',
  body: { done: yesNo('Done', { required: true }) },
  shape: entryShape,
  refusals,
});

import { defineRoute, text } from '@homeport/grammar';

/** The calendar link of the caller; without one all of it is null. Moments are ISO UTC. */
export interface MyCalendarLink {
  /** The secret address; whoever has it reads the dates. */
  readonly url: string | null;
  readonly madeAt: string | null;
  /** When a calendar program asked for it last; null when none ever did. */
  readonly lastReadAt: string | null;
}
/** A partner has the dates that are shared with them. */
const people = ['assignee', 'dependant'] as const;
const linkShape = {
  type: 'object',
  required: ['url', 'madeAt', 'lastReadAt'],
  properties: {
    url: { type: ['string', 'null'] },
    madeAt: { type: ['string', 'null'] },
    lastReadAt: { type: ['string', 'null'] },
  },
} as const;
const refusals = ['identity.notWhileActingAs'];

/** The caller's own calendar link, to copy it into a calendar program. */
export const myCalendarLink = defineRoute<MyCalendarLink>()({
  name: 'myCalendarLink',
  label: 'My calendar link',
  method: 'GET',
  path: 'calendar-link',
  who: people,
  about: 'caseTimeline',
  shape: linkShape,
  refusals,
});

/** Makes a calendar link; the one before it stops working. The answer does not hold it: it is asked for. */
export const makeCalendarLink = defineRoute<{ readonly madeAt: string }>()({
  name: 'makeCalendarLink',
  label: 'Make a calendar link',
  method: 'POST',
  path: 'calendar-link',
  who: people,
  about: 'caseTimeline',
  shape: { type: 'object', required: ['madeAt'], properties: { madeAt: { type: 'string' } } },
  refusals,
});

/** Revokes the calendar link: nothing is read by it from this second on. */
export const revokeCalendarLink = defineRoute<void>()({
  name: 'revokeCalendarLink',
  label: 'Revoke my calendar link',
  method: 'DELETE',
  path: 'calendar-link',
  who: people,
  about: 'caseTimeline',
  refusals: ['timeline.noCalendarLink', ...refusals],
});

/** The dates of whose link it is, as a calendar file. A link that was revoked, or never was, is not there. */
export const readCalendarFeed = defineRoute<never>()({
  name: 'readCalendarFeed',
  label: 'Timeline as a calendar, by its secret link',
  method: 'GET',
  path: 'calendar-feed/{token}',
  who: 'anyone',
  raw: true,
  refusals: ['timeline.noCalendarLink', 'identity.tooManyAttempts', 'identity.addressShutOut'],
});

/** Dates of the caller's own timeline as a calendar file: one, or all of an assignment. */
export const timelineCalendar = defineRoute<never>()({
  name: 'timelineCalendar',
  label: 'Timeline as a calendar file',
  method: 'GET',
  path: 'case-timeline/calendar',
  who: people,
  raw: true,
  query: {
    caseDetailId: text('Assignment', { required: true, max: 36 }),
    item: text('Timeline item', { max: 36, help: 'Left out: all of them.' }),
  },
  refusals: ['timeline.itemNotFound'],
});

import { defineRoute, longText, text } from '@homeport/grammar';

/** A milestone of an assignment as its timeline shows it. Days are `yyyy-MM-dd`. */
export interface TimelineEntry {
  readonly id: string;
  readonly caseDetailId: string;
  readonly description: string;
  readonly eventDate: string;
  readonly notesForEmployee: string | null;
  readonly notesByEmployee: string | null;
  /** Whose partner may see it, do it and note it; null when it is shared with nobody. */
  readonly sharedWith: { readonly id: string; readonly name: string } | null;
  readonly notesByFamily: string | null;
  /** When it was done, a moment in UTC, and by whom; null while it is to be done. */
  readonly doneAt: string | null;
  readonly doneByName: string | null;
  readonly version: number;
  /** How many services are linked that the caller may see. */
  readonly linkedServices: number;
  readonly timelineItem: {
    readonly id: string;
    readonly code: string;
    readonly timelineGrp: string;
    readonly phase: string;
    readonly longDescription: string | null;
  };
}
/** The shape of such a milestone in answers. */
export const entryShape = {
  type: 'object',
  required: ['id', 'description', 'eventDate', 'notesForEmployee', 'notesByEmployee', 'timelineItem', 'version'],
  properties: {
    id: { type: 'string', format: 'uuid' },
    description: { type: 'string' },
    eventDate: { type: 'string', format: 'date' },
    notesForEmployee: { type: ['string', 'null'] },
    notesByEmployee: { type: ['string', 'null'] },
    sharedWith: { type: ['object', 'null'], required: ['id', 'name'] },
    notesByFamily: { type: ['string', 'null'] },
    doneAt: { type: ['string', 'null'] },
    doneByName: { type: ['string', 'null'] },
    version: { type: 'integer' },
    timelineItem: { type: 'object', required: ['id', 'timelineGrp', 'phase', 'longDescription'] },
  },
} as const;

/** What is published of the timeline of an assignment, by date. */
export const caseTimelineOf = defineRoute<readonly TimelineEntry[]>()({
  name: 'caseTimelineOf',
  label: 'Timeline of an assignment',
  method: 'GET',
  path: 'case-timeline',
  who: 'signedIn',
  query: { caseDetailId: text('Assignment', { required: true, max: 36 }) },
  shape: { type: 'array', items: entryShape },
});

/** Keeps the note of the caller: the assignee's own, that of the partner it is shared with, or staff's note for the assignee. */
export const saveTimelineNotes = defineRoute<TimelineEntry>()({
  name: 'saveTimelineNotes',
  label: 'Save the notes of a timeline item',
  method: 'PUT',
  path: 'case-timeline/{id}',
  who: 'signedIn',
  body: {
    notesByEmployee: longText('Note by the assignee', { max: 4000 }),
    notesForEmployee: longText('Note for the assignee', { max: 4000 }),
    notesByFamily: longText('Note by the partner', { max: 4000 }),
  },
  shape: entryShape,
  refusals: ['timeline.itemNotFound', 'timeline.notSaved'],
});

/** A service that belongs to a milestone. */
export interface LinkedService {
  readonly id: string;
  readonly name: string;
  readonly providerName: string | null;
  readonly status: string;
  readonly startDate: string | null;
  readonly endDate: string | null;
}
/** The services that belong to a milestone of an assignment, as far as the caller may see them. */
export const linkedServiceDetails = defineRoute<readonly LinkedService[]>()({
  name: 'linkedServiceDetails',
  label: 'Services linked to a timeline item',
  method: 'GET',
  path: 'timeline-item/linked-service-details',
  who: 'signedIn',
  query: {
    caseDetailId: text('Assignment', { required: true, max: 36 }),
    timelineItemId: text('Milestone', { required: true, max: 36 }),
  },
  shape: { type: 'array', items: { type: 'object', required: ['id', 'name', 'status'] } },
});

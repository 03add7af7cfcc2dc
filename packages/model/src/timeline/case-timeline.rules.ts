import { defineRules } from '@homeport/grammar';
import { caseTimeline } from './case-timeline.entity.ts';

/** A milestone belongs to whom its assignment belongs to; nobody types that. */
export const caseTimelineRules = defineRules<typeof caseTimeline, { readonly assignee: string | null }>(caseTimeline, {
  derive: (_, { assignee }) => ({ assignee }),
});

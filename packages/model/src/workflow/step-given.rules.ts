import type { CaseWorkflowItem } from './case-workflow-item.entity.ts';
import type { RunItem } from './in-force.rules.ts';

/** A step as its workflow has given it. */
export type Given = Pick<
  CaseWorkflowItem,
  | 'sequence'
  | 'name'
  | 'priority'
  | 'firstReminder'
  | 'repeatEvery'
  | 'reminders'
  | 'comesAgainAfter'
  | 'shareWithAssignee'
  | 'shareWithHr'
  | 'shareWithVendor'
>;

/** What a step of an assignment has from the step of its workflow, besides its owner and its dates. */
export const givenBy = (item: Pick<RunItem, Exclude<keyof Given, 'comesAgainAfter'> | 'repeatAfter'>): Given => ({
  sequence: item.sequence,
  name: item.name,
  priority: item.priority,
  firstReminder: item.firstReminder,
  repeatEvery: item.repeatEvery,
  reminders: item.reminders,
  comesAgainAfter: item.repeatAfter ?? null,
  shareWithAssignee: item.shareWithAssignee,
  shareWithHr: item.shareWithHr,
  shareWithVendor: item.shareWithVendor,
});

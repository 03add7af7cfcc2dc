import type { WorkflowItem } from './workflow-item.entity.ts';

/** What of a step of a workflow the assignments that get it need. */
export type RunItem = ReturnType<typeof asRun>;

/** The steps of a workflow as they were published, and in which version: what assignments get while it is being revised. */
export interface WorkflowInForce {
  readonly version: number;
  readonly items: readonly RunItem[];
}

/** What is put in force of a workflow that becomes `version`. */
export const putInForce = (version: number, items: readonly WorkflowItem[]): WorkflowInForce => ({
  version,
  items: items.map(asRun),
});

const asRun = (item: WorkflowItem) => ({
  id: item.id,
  sequence: item.sequence,
  name: item.name,
  priority: item.priority,
  trigger: item.trigger,
  triggerDays: item.triggerDays,
  phase: item.phase,
  dueInDays: item.dueInDays,
  predecessors: item.predecessors,
  suppression: item.suppression,
  leftOutWhen: item.leftOutWhen,
  ownerRole: item.ownerRole,
  team: item.team,
  firstReminder: item.firstReminder,
  repeatEvery: item.repeatEvery,
  reminders: item.reminders,
  checklist: item.checklist,
  repeatAfter: item.isRepeated ? item.repeatAfter : null,
  shareWithAssignee: item.shareWithAssignee,
  shareWithHr: item.shareWithHr,
  shareWithVendor: item.shareWithVendor,
});

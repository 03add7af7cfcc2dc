import { defineAction, longText, typedName } from '@homeport/grammar';
import { blockAsks, caseBlock, liftAsks } from './case-block.entity.ts';
import { caseDetail } from './case-detail.entity.ts';
import type { caseService } from './case-service.entity.ts';
import { costEstimate } from './cost-estimate.entity.ts';

/** The assignee says that what was asked of them is done; the team is told and decides what comes next. */
export const confirmNextAction = defineAction({
  name: 'confirmNextAction',
  on: typedName<typeof caseService>('caseService'),
  label: 'Confirm that the next action is done',
  by: ['assignee'],
  where: { field: 'nextActionByAssignee', op: 'eq', value: true },
  input: { note: longText('Note', { max: 1000 }) },
  refusals: ['cases.noNextAction'],
});

/** From now on this estimate counts: one that was approved before is replaced by it. */
export const approveEstimate = defineAction({
  name: 'approve',
  on: costEstimate,
  label: 'Approve',
  transition: 'status.approve',
  input: {},
});

/** A service has its date; the assignee is told. */
export const scheduleService = defineAction({
  name: 'schedule',
  on: typedName<typeof caseService>('caseService'),
  label: 'Schedule',
  transition: 'status.schedule',
  input: {},
});

/** The assignment stands still, and the block that says why is made with it. */
export const blockAssignment = defineAction({
  name: 'block',
  on: caseDetail,
  label: 'Block',
  transition: 'status.block',
  input: blockAsks,
  refusals: ['cases.expectedInPast'],
});

/** The assignment goes on, and its open block says how it was settled. */
export const unblockAssignment = defineAction({
  name: 'unblock',
  on: caseDetail,
  label: 'Unblock',
  transition: 'status.unblock',
  input: liftAsks,
});

/** The same from the page of the block. */
export const liftBlock = defineAction({
  name: 'lift',
  on: caseBlock,
  label: 'Unblock',
  transition: 'status.lift',
  input: liftAsks,
});

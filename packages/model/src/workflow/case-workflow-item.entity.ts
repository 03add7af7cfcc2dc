import {
  audienceFlags,
  choice,
  date,
  dateTime,
  defineEntity,
  lifecycle,
  longText,
  type RecordOf,
  ref,
  sequence,
  text,
} from '@homeport/grammar';
import { asItsCase, grantTo } from '../role-presets/door.generated.ts';
import { caseWorkers } from './workflow-access.ts';

const doers = [...caseWorkers, 'vendor', 'planner'] as const;
const unlocked = { needs: ['isUnlocked'], offered: { field: 'lockState', op: 'eq', value: 'UNLOCKED' } } as const;

/**
 * A workflow step of one assignment. Decided here: open, in progress, then done or left out, and open again by the team. Locked
 * stops every edit and every step until it is unlocked.
 */
export const caseWorkflowItem = defineEntity({
  name: 'caseWorkflowItem',
  label: 'Assignment step',
  plural: 'Assignment steps',
  title: ['sequence', 'name'],
  search: ['name'],
  indexes: [['caseDetail', 'sequence'], ['owner', 'status'], ['dueDate']],
  sort: 'sequence,asc',
  list: ['caseDetail', 'sequence', 'name', 'priority', 'owner', 'dueDate', 'status', 'lockState', 'updated'],
  facts: ['caseDetail', 'owner', 'dueDate', 'priority'],
  menu: 'cases',
  needsVersion: true,
  fields: {
    caseDetail: ref('Assignment', 'caseDetail', { required: true, fixed: true, onDelete: 'cascade' }),
    workflowItem: ref('Workflow item', 'workflowItem', { fixed: true, onDelete: 'clear' }),
    sequence,
    name: text('Name', { required: true, max: 160 }),
    priority: choice(
      'Priority',
      { LOW: 'Low', NORMAL: 'Normal', HIGH: 'High', URGENT: 'Urgent' },
      { initial: 'NORMAL' },
    ),
    owner: ref('Owner', 'user', { loose: true }),
    dueDate: date('Due'),
    doneAt: dateTime('Done', { readOnly: true }),
    notes: longText('Notes', { max: 4000 }),
    ...audienceFlags,
    status: lifecycle('Status', {
      initial: 'OPEN',
      states: {
        OPEN: { label: 'Open', tone: 'neutral', editable: true, deletable: true, primary: 'start' },
        IN_PROGRESS: { label: 'In progress', tone: 'info', editable: true, primary: 'complete' },
        DONE: { label: 'Completed', tone: 'success', final: true, primary: 'edit' },
        LEFT_OUT: { label: 'Left out', tone: 'neutral', final: true, primary: 'edit' },
      },
      transitions: {
        start: { label: 'Start', from: ['OPEN'], to: 'IN_PROGRESS', by: doers, ...unlocked },
        complete: {
          label: 'Mark complete',
          from: ['OPEN', 'IN_PROGRESS'],
          to: 'DONE',
          by: doers,
          stamps: { doneAt: '$now' },
          ...unlocked,
        },
        leaveOut: { label: 'Leave out', from: ['OPEN'], to: 'LEFT_OUT', by: caseWorkers, ...unlocked },
        reopen: {
          label: 'Mark incomplete',
          from: ['DONE', 'LEFT_OUT'],
          to: 'OPEN',
          by: caseWorkers,
          stamps: { doneAt: null },
          ...unlocked,
        },
      },
    }),
    lockState: lifecycle('Lock', {
      initial: 'UNLOCKED',
      states: {
        UNLOCKED: { label: 'Unlocked', tone: 'neutral', editable: true, deletable: true, primary: 'edit' },
        LOCKED: { label: 'Locked', tone: 'warning', primary: 'unlock' },
      },
      transitions: {
        lock: { label: 'Lock', from: ['UNLOCKED'], to: 'LOCKED', by: caseWorkers },
        unlock: { label: 'Unlock', from: ['LOCKED'], to: 'UNLOCKED', by: caseWorkers },
      },
    }),
  },
  access: asItsCase({
    ...grantTo([...caseWorkers], { do: ['read', 'create', 'update', 'delete', 'export'] }),
    planner: { do: ['read', 'update'] },
    vendor: { do: ['read'], where: { field: 'owner', op: 'eq', value: '$me.user' }, hide: ['notes'] },
    assignee: {
      do: ['read'],
      where: {
        all: [
          { field: 'caseDetail.assignee', op: 'eq', value: '$me.person' },
          { field: 'shareWithAssignee', op: 'eq', value: true },
        ],
      },
      hide: ['notes', 'shareWithHr', 'shareWithVendor'],
    },
  }),
});
export interface CaseWorkflowItem extends RecordOf<typeof caseWorkflowItem> {}

import {
  audienceFlags,
  choice,
  date,
  dateTime,
  defineEntity,
  derived,
  lifecycle,
  longText,
  type RecordOf,
  ref,
  sequence,
  text,
  whole,
  yesNo,
} from '@homeport/grammar';
import { asItsCase, grantTo } from '../role-presets/door.generated.ts';
import { ownerReasons } from './step-owner.rules.ts';
import { caseWorkers, stepDoers } from './workflow-access.ts';
import { suppressions } from './workflow-item.entity.ts';

/** What those outside the team see of a step. */
const shown = [
  'caseDetail',
  'sequence',
  'name',
  'priority',
  'owner',
  'startDate',
  'dueDate',
  'isReady',
  'doneAt',
  'status',
];
const unlocked = { needs: ['isUnlocked'], offered: { field: 'lockState', op: 'eq', value: 'UNLOCKED' } } as const;

/**
 * A workflow step of one assignment, made by its workflow or added by hand. Decided here: open, in progress, then done or left
 * out, and open again by the team. Locked stops every edit and every step until it is unlocked, and its dates stay. With a required
 * check open it is not completed; one that comes again is followed by the next when it is.
 */
export const caseWorkflowItem = defineEntity({
  name: 'caseWorkflowItem',
  label: 'Assignment step',
  plural: 'Assignment steps',
  title: ['sequence', 'name'],
  search: ['name'],
  // A workflow gives an assignment each of its steps once, whoever activates it how often.
  unique: [{ fields: ['caseDetail', 'workflowItem'] }],
  indexes: [['caseDetail', 'sequence'], ['owner', 'status'], ['dueDate'], ['caseWorkflow']],
  sort: 'sequence,asc',
  list: ['caseDetail', 'sequence', 'name', 'priority', 'owner', 'startDate', 'dueDate', 'isReady', 'status', 'updated'],
  facts: ['caseDetail', 'owner', 'startDate', 'dueDate', 'isReady', 'priority'],
  menu: 'cases',
  needsVersion: true,
  work: [
    {
      name: 'step',
      label: 'Steps to take',
      waits: {
        all: [
          { field: 'owner', op: 'eq', value: '$me.user' },
          { field: 'status', op: 'in', value: ['OPEN', 'IN_PROGRESS'] },
          { field: 'isReady', op: 'eq', value: true },
          { field: 'lockState', op: 'eq', value: 'UNLOCKED' },
          {
            any: [
              { field: 'snoozedUntil', op: 'null' },
              { field: 'snoozedUntil', op: 'lte', value: '$today' },
            ],
          },
        ],
      },
      due: 'dueDate',
      counts: 'openChecks',
      deeds: ['complete', 'start'],
    },
    {
      name: 'putOff',
      label: 'Steps that were put off',
      waits: {
        all: [
          { field: 'owner', op: 'eq', value: '$me.user' },
          { field: 'status', op: 'in', value: ['OPEN', 'IN_PROGRESS'] },
          { field: 'lockState', op: 'eq', value: 'UNLOCKED' },
          { field: 'snoozedUntil', op: 'gt', value: '$today' },
        ],
      },
      due: 'snoozedUntil',
      isAsleep: true,
      deeds: ['complete', 'start'],
    },
  ],
  fields: {
    caseDetail: ref('Assignment', 'caseDetail', { required: true, fixed: true, onDelete: 'cascade' }),
    workflowItem: ref('Workflow item', 'workflowItem', { fixed: true, onDelete: 'clear' }),
    caseWorkflow: ref('Workflow of the assignment', 'caseWorkflow', {
      fixed: true,
      readOnly: true,
      onDelete: 'cascade',
    }),
    sequence,
    name: text('Name', { required: true, max: 160 }),
    priority: choice(
      'Priority',
      { LOW: 'Low', NORMAL: 'Normal', HIGH: 'High', URGENT: 'Urgent' },
      { initial: 'NORMAL' },
    ),
    owner: ref('Owner', 'user', { loose: true }),
    ownerReason: choice('Why this owner', ownerReasons, { readOnly: true, rare: true }),
    startDate: derived(date('Starts')),
    computedDue: derived(date('Due by the workflow')),
    agreedDue: date('Due as agreed', { help: 'Stands instead of the day that the workflow gives.' }),
    dueDate: derived(date('Due')),
    isReady: derived(yesNo('Ready')),
    openChecks: derived(whole('Required checks open')),
    comesAgainAfter: whole('Comes again after', { min: 1, max: 1000, unit: 'days', readOnly: true, rare: true }),
    comesAgainOf: ref('Repeats', 'caseWorkflowItem', { readOnly: true, rare: true, onDelete: 'clear' }),
    startedAt: dateTime('Started', { readOnly: true, rare: true }),
    doneAt: dateTime('Done', { readOnly: true }),
    leftOutAt: dateTime('Left out on', { readOnly: true, rare: true }),
    leftOutBecause: choice('Left out because', { ...suppressions, PERSON: 'Somebody decided so' }, { readOnly: true }),
    leftOutReason: longText('Reason for leaving it out', { max: 1000, readOnly: true }),
    snoozedUntil: date('Put off until', { readOnly: true }),
    firstReminder: whole('First reminder before', { min: 0, max: 365, unit: 'days', readOnly: true, rare: true }),
    repeatEvery: whole('Then every', { min: 1, max: 365, unit: 'days', readOnly: true, rare: true }),
    reminders: whole('Reminders at most', { min: 0, max: 50, readOnly: true, rare: true }),
    remindersSent: whole('Reminders sent', { min: 0, readOnly: true, rare: true, initial: 0 }),
    escalatedAt: dateTime('Told as overdue', { readOnly: true, rare: true }),
    nextNotice: derived(dateTime('Next notice')),
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
        start: {
          label: 'Start',
          from: ['OPEN'],
          to: 'IN_PROGRESS',
          by: stepDoers,
          stamps: { startedAt: '$now' },
          ...unlocked,
        },
        complete: {
          label: 'Mark complete',
          from: ['OPEN', 'IN_PROGRESS'],
          to: 'DONE',
          by: stepDoers,
          asks: { notes: longText('Notes', { max: 4000 }) },
          stamps: { doneAt: '$now', notes: 'notes' },
          ...unlocked,
          needs: ['isUnlocked', 'isChecked'],
        },
        leaveOut: {
          label: 'Leave out',
          from: ['OPEN'],
          to: 'LEFT_OUT',
          by: caseWorkers,
          asks: { reason: longText('Reason for leaving it out', { required: true, max: 1000 }) },
          stamps: { leftOutAt: '$now', leftOutReason: 'reason' },
          ...unlocked,
        },
        reopen: {
          label: 'Mark incomplete',
          from: ['DONE', 'LEFT_OUT'],
          to: 'OPEN',
          by: caseWorkers,
          stamps: { startedAt: null, doneAt: null, leftOutAt: null, leftOutBecause: null, leftOutReason: null },
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
    vendor: { do: ['read'], where: { field: 'owner', op: 'eq', value: '$me.user' }, show: shown },
    assignee: {
      do: ['read'],
      where: {
        all: [
          { field: 'caseDetail.assignee', op: 'eq', value: '$me.person' },
          { field: 'shareWithAssignee', op: 'eq', value: true },
        ],
      },
      show: shown,
    },
  }),
});
export interface CaseWorkflowItem extends RecordOf<typeof caseWorkflowItem> {}

import {
  address,
  choice,
  currency,
  date,
  dateTime,
  defineEntity,
  derived,
  lifecycle,
  longText,
  money,
  person,
  type RecordOf,
  ref,
  refs,
  whole,
} from '@homeport/grammar';
import { caseWorkers } from '../cases/door.generated.ts';
import { asAWhole, undecided } from '../record-presets/door.generated.ts';
import { asItsCase, grantTo, ofOthers } from '../role-presets/door.generated.ts';
import { askedByAssignee, changeKinds, onlyOf } from './change-kinds.ts';

const deciders = ['approver', 'hr', 'master'] as const;
const mine = { field: 'assignee', op: 'eq', value: '$me.person' } as const;
/** Whoever asked is not offered to decide it, and nobody is while its steps decide. */
const ofOthersAsAWhole = { all: [ofOthers, asAWhole] } as const;
/** What was so when the change was made, or looked at again. */
const before = { readOnly: true, rare: true } as const;

/** What the assignee sees of it: nothing of pay, grade, policy and cost. */
const seenByAssignee = [
  'caseDetail',
  'assignee',
  'kind',
  'effectiveDate',
  'reason',
  'newStartDate',
  'newEndDate',
  'newHostLocation',
  'joining',
  'leaving',
  'newFamilySize',
  'startBefore',
  'endBefore',
  'hostBefore',
  'familySizeBefore',
  'decisionReason',
  'appliedAt',
  'status',
];

/**
 * Something changes while the assignment runs: its dates, place, family, pay, grade or policy. It keeps what was before beside what
 * shall be. Asked for by the assignee or the team, decided by somebody else, then carried into the assignment from its effective
 * date, by the clock or at once.
 */
export const changeOfCircumstance = defineEntity({
  name: 'changeOfCircumstance',
  label: 'Change of circumstance',
  plural: 'Changes of circumstance',
  title: ['assignee', 'effectiveDate'],
  indexes: [['caseDetail'], ['assignee'], ['status']],
  sort: 'effectiveDate,desc',
  ahead: 'effectiveDate',
  list: ['caseDetail', 'kind', 'effectiveDate', 'newEndDate', 'costEffect', 'currency', 'status', 'updated'],
  facts: ['caseDetail', 'assignee', 'kind', 'effectiveDate', 'costEffect', 'appliedAt'],
  menu: 'cases',
  needsVersion: true,
  decided: {
    kind: 'changes',
    waits: 'REQUESTED',
    approve: 'approve',
    reject: 'reject',
    undo: 'reconsider',
    amount: 'costEffect',
    own: ['assignee'],
    anew: ['seenAt'],
    of: 'caseDetail',
    like: ['kind'],
  },
  work: [
    {
      name: 'decide',
      label: 'Changes to decide',
      waits: {
        all: [{ field: 'status', op: 'eq', value: 'REQUESTED' }, ofOthers],
      },
      due: 'effectiveDate',
      deeds: ['approve'],
      isOpened: true,
    },
    {
      name: 'apply',
      label: 'Approved changes to apply',
      waits: { field: 'status', op: 'eq', value: 'APPROVED' },
      due: 'effectiveDate',
      deeds: ['apply'],
      isOpened: true,
    },
  ],
  sections: [
    { label: 'Change', fields: ['caseDetail', 'assignee', 'kind', 'effectiveDate', 'reason'] },
    {
      label: 'Before and after',
      fields: [
        'startBefore',
        'newStartDate',
        'endBefore',
        'newEndDate',
        'hostBefore',
        'newHostLocation',
        'familySizeBefore',
        'newFamilySize',
        'joining',
        'leaving',
        'policyBefore',
        'newPolicy',
        'gradeBefore',
        'newGrade',
        'salaryBefore',
        'salaryCurrencyBefore',
        'newSalary',
        'newSalaryCurrency',
        'overlaps',
        'seenAt',
      ],
    },
    { label: 'Cost', fields: ['costEffect', 'currency'] },
    { label: 'Decision', fields: ['decisionReason', 'appliedAt'] },
  ],
  fields: {
    caseDetail: ref('Assignment', 'caseDetail', { required: true, fixed: true, onDelete: 'cascade' }),
    assignee: derived(person('Assignee')),
    kind: choice('Kind', changeKinds, { required: true }),
    effectiveDate: date('Effective date', {
      required: true,
      help: 'From this day on the assignment is as the change says.',
    }),
    reason: longText('Reason', { required: true, max: 2000 }),
    newStartDate: date('New start date', onlyOf('newStartDate')),
    newEndDate: date('New end date', onlyOf('newEndDate')),
    newHostLocation: address('New host location', onlyOf('newHostLocation')),
    joining: refs('Moves along from then on', 'dependant', {
      ...onlyOf('joining'),
      help: 'Whoever is not on the list of the family yet is added there first.',
    }),
    leaving: refs('Moves along no longer', 'dependant', onlyOf('leaving')),
    newFamilySize: derived(whole('Family members moving along', onlyOf('newFamilySize'))),
    newPolicy: ref('New policy', 'policy', onlyOf('newPolicy')),
    newGrade: ref('New grade', 'grade', onlyOf('newGrade')),
    newSalary: money('New salary', {
      currency: 'newSalaryCurrency',
      min: 0,
      kind: 'pay',
      ...onlyOf('newSalary'),
    }),
    newSalaryCurrency: currency('Currency of the new salary', { kind: 'pay', ...onlyOf('newSalaryCurrency') }),
    startBefore: derived(date('Start date before', { ...before, ...onlyOf('newStartDate') })),
    endBefore: derived(date('End date before', { ...before, ...onlyOf('newEndDate') })),
    hostBefore: derived(address('Host location before', { ...before, ...onlyOf('newHostLocation') })),
    familySizeBefore: derived(whole('Family members moving along before', { ...before, ...onlyOf('newFamilySize') })),
    policyBefore: derived(ref('Policy before', 'policy', { ...before, ...onlyOf('newPolicy') })),
    gradeBefore: derived(ref('Grade before', 'grade', { ...before, ...onlyOf('newGrade') })),
    salaryBefore: derived(
      money('Salary before', { currency: 'salaryCurrencyBefore', kind: 'pay', ...before, ...onlyOf('newSalary') }),
    ),
    salaryCurrencyBefore: derived(
      currency('Currency of the salary before', { kind: 'pay', ...before, ...onlyOf('newSalary') }),
    ),
    seenAt: derived(dateTime('Compared with the assignment', { rare: true })),
    overlaps: refs('Overlaps, as is meant', 'caseDetail', {
      ...onlyOf('overlaps'),
      help: 'Other assignments of the same person that may run at the same time.',
      rare: true,
    }),
    costEffect: money('Effect on cost'),
    currency: currency('Currency'),
    decisionReason: longText('Reason of the decision', { max: 1000, readOnly: true }),
    // For the clock alone: people read the effective date.
    applyAt: derived(dateTime('To be applied', { secret: true })),
    appliedAt: dateTime('Applied on', { readOnly: true }),
    undecided,
    status: lifecycle('Status', {
      initial: 'REQUESTED',
      states: {
        REQUESTED: { label: 'Requested', tone: 'info', editable: true, deletable: true, primary: 'approve' },
        APPROVED: { label: 'Approved', tone: 'success', primary: 'apply' },
        REJECTED: { label: 'Rejected', tone: 'danger', final: true },
        APPLIED: { label: 'Applied', tone: 'info', final: true },
        WITHDRAWN: { label: 'Withdrawn', tone: 'neutral', final: true },
      },
      transitions: {
        approve: {
          label: 'Approve',
          from: ['REQUESTED'],
          to: 'APPROVED',
          by: deciders,
          needs: ['isNotOwn', 'isCurrent', 'isPossible'],
          offered: ofOthersAsAWhole,
          asks: { note: longText('Note', { max: 1000 }) },
          stamps: { decisionReason: 'note' },
        },
        reject: {
          label: 'Reject',
          from: ['REQUESTED'],
          to: 'REJECTED',
          by: deciders,
          needs: ['isNotOwn'],
          offered: ofOthersAsAWhole,
          asks: { reason: longText('Reason', { required: true, max: 1000 }) },
          stamps: { decisionReason: 'reason' },
        },
        reconsider: {
          label: 'Take the decision back',
          from: ['APPROVED', 'REJECTED'],
          to: 'REQUESTED',
          by: [],
          system: true,
        },
        // What stands before is taken from the assignment anew; an approved change goes back to be decided.
        lookAgain: {
          label: 'Look at it again',
          from: ['REQUESTED', 'APPROVED'],
          to: 'REQUESTED',
          by: [...new Set([...caseWorkers, ...deciders])],
        },
        apply: {
          label: 'Apply',
          from: ['APPROVED'],
          to: 'APPLIED',
          by: caseWorkers,
          needs: ['isCurrent', 'isPossible'],
          where: { field: 'kind', op: 'ne', value: 'OTHER' },
          offered: { field: 'effectiveDate', op: 'lte', value: '$today' },
          stamps: { appliedAt: '$now' },
        },
        withdraw: {
          label: 'Withdraw',
          from: ['REQUESTED'],
          to: 'WITHDRAWN',
          by: [...caseWorkers, 'assignee'],
          where: { field: 'createdBy', op: 'eq', value: '$me.user' },
        },
        drop: {
          label: 'Do not apply',
          from: ['APPROVED'],
          to: 'WITHDRAWN',
          by: caseWorkers,
          asks: { reason: longText('Reason', { required: true, max: 1000 }) },
          stamps: { decisionReason: 'reason' },
        },
      },
    }),
  },
  access: asItsCase({
    assignee: [
      {
        do: ['read'],
        where: mine,
        show: seenByAssignee,
      },
      {
        do: ['create'],
        where: { all: [mine, { field: 'kind', op: 'in', value: askedByAssignee }] },
        show: seenByAssignee,
      },
    ],
    approver: { do: ['read'] },
    ...grantTo(['finance', 'financeLead'], { do: ['read', 'export'] }),
    payroll: { do: ['read', 'export'], kinds: ['pay'] },
    ...grantTo(['caseManager', 'administrator'], { do: ['read', 'create', 'update', 'delete', 'export'] }),
    ...grantTo(['hr', 'master'], { do: ['read', 'create', 'update', 'delete', 'export'], kinds: ['pay'] }),
  }),
});
export interface ChangeOfCircumstance extends RecordOf<typeof changeOfCircumstance> {}

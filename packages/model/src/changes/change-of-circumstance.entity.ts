import {
  address,
  choice,
  currency,
  date,
  dateTime,
  defineEntity,
  derived,
  jsonOf,
  lifecycle,
  longText,
  money,
  person,
  type RecordOf,
  ref,
  refs,
  type Trace,
  text,
  whole,
} from '@homeport/grammar';
import { caseWorkers } from '../cases/door.generated.ts';
import { asAWhole, undecided } from '../record-presets/door.generated.ts';
import { asItsCase, grantTo, ofOthers } from '../role-presets/door.generated.ts';
import { askedByAssignee, changeKinds, onlyOf } from './change-kinds.ts';
import type { CostWorking, PayWorking } from './changed-cost-working.ts';

const deciders = ['approver', 'hr', 'master'] as const;
const mine = { field: 'assignee', op: 'eq', value: '$me.person' } as const;
/** Whoever asked is not offered to decide it, and nobody is while its steps decide. */
const ofOthersAsAWhole = { all: [ofOthers, asAWhole] } as const;
/** What it does to the cost is for whom cost estimates are open to. */
const ofEstimates = { seenWith: 'costEstimate' } as const;
/** Worked out when the change is made or looked at again; what it would do shows it. */
const worked = { readOnly: true, rare: true, drawn: 'what a change would do', maxDepth: 60 } as const;
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
  'planStart',
  'planEnd',
  'planHome',
  'planHost',
  'startBefore',
  'endBefore',
  'homeBefore',
  'hostBefore',
  'familySizeBefore',
  'decisionReason',
  'appliedAt',
  'status',
];

/**
 * Something changes while the assignment runs: its dates, place, family, pay, grade or policy, or all of them as an approved scenario says. It keeps what was before beside what
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
        'scenario',
        'startBefore',
        'newStartDate',
        'planStart',
        'endBefore',
        'newEndDate',
        'planEnd',
        'homeBefore',
        'planHome',
        'hostBefore',
        'newHostLocation',
        'planHost',
        'familySizeBefore',
        'newFamilySize',
        'joining',
        'leaving',
        'policyBefore',
        'newPolicy',
        'planPolicy',
        'packageBefore',
        'planPackage',
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
    { label: 'Cost', fields: ['costEffect', 'payEffect', 'currency', 'costBase'] },
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
    scenario: ref('Scenario', 'scenario', {
      ...onlyOf('scenario'),
      onDelete: 'cascade',
      help: 'An approved one of the assignment, which becomes as it says.',
    }),
    newStartDate: date('New start date', onlyOf('newStartDate')),
    newEndDate: date('New end date', onlyOf('newEndDate')),
    newHostLocation: address('New host location', onlyOf('newHostLocation')),
    joining: refs('Moves along from then on', 'dependant', {
      ...onlyOf('joining'),
      help: 'Whoever is not on the list of the family yet is added there first.',
    }),
    leaving: refs('Moves along no longer', 'dependant', onlyOf('leaving')),
    newFamilySize: derived(whole('Family members moving along', onlyOf('newFamilySize'))),
    planStart: derived(date('Start date of the scenario', onlyOf('planStart'))),
    planEnd: derived(date('End date of the scenario', onlyOf('planEnd'))),
    planHome: derived(address('Home location of the scenario', onlyOf('planHome'))),
    planHost: derived(address('Host location of the scenario', onlyOf('planHost'))),
    planPolicy: derived(text('Policy of the scenario', { max: 300, ...onlyOf('planPolicy') })),
    planPackage: derived(text('Package of the scenario', { max: 300, ...onlyOf('planPackage') })),
    newPolicy: ref('New policy', 'policy', onlyOf('newPolicy')),
    newGrade: ref('New grade', 'grade', onlyOf('newGrade')),
    newSalary: money('New salary', {
      currency: 'newSalaryCurrency',
      min: 0,
      kind: 'pay',
      ...onlyOf('newSalary'),
    }),
    newSalaryCurrency: currency('Currency of the new salary', { kind: 'pay', ...onlyOf('newSalaryCurrency') }),
    startBefore: derived(date('Start date before', { ...before, ...onlyOf('newStartDate', 'planStart') })),
    endBefore: derived(date('End date before', { ...before, ...onlyOf('newEndDate', 'planEnd') })),
    homeBefore: derived(address('Home location before', { ...before, ...onlyOf('planHome') })),
    hostBefore: derived(address('Host location before', { ...before, ...onlyOf('newHostLocation', 'planHost') })),
    familySizeBefore: derived(whole('Family members moving along before', { ...before, ...onlyOf('newFamilySize') })),
    policyBefore: derived(ref('Policy before', 'policy', { ...before, ...onlyOf('newPolicy', 'planPolicy') })),
    packageBefore: derived(text('Package before', { max: 300, ...before, ...onlyOf('planPackage') })),
    gradeBefore: derived(ref('Grade before', 'grade', { ...before, ...onlyOf('newGrade') })),
    salaryBefore: derived(
      money('Salary before', { currency: 'salaryCurrencyBefore', kind: 'pay', ...before, ...onlyOf('newSalary') }),
    ),
    salaryCurrencyBefore: derived(
      currency('Currency of the salary before', { kind: 'pay', ...before, ...onlyOf('newSalary') }),
    ),
    seenAt: derived(dateTime('Compared with the assignment', { rare: true })),
    overlaps: refs('Overlaps on purpose', 'caseDetail', {
      ...onlyOf('overlaps'),
      help: 'Other assignments of the same person that may run at the same time.',
      rare: true,
    }),
    costEffect: derived(money('Effect on cost', ofEstimates), { by: 'changedCost', trace: 'costExplanation' }),
    payEffect: derived(money('Effect on what follows from pay', { kind: 'pay', rare: true }), {
      by: 'changedCost',
      trace: 'payExplanation',
    }),
    currency: derived(currency('Currency')),
    costBase: derived(date('Rates of', { rare: true })),
    costWorking: derived(jsonOf<CostWorking>()('Effect on cost, thing by thing', { ...worked, ...ofEstimates })),
    payWorking: derived(jsonOf<PayWorking>()('Effect on pay, thing by thing', { ...worked, kind: 'pay' })),
    costExplanation: derived(jsonOf<Trace>()('How the effect on cost was computed', { ...worked, ...ofEstimates })),
    payExplanation: derived(jsonOf<Trace>()('How the effect on pay was computed', { ...worked, kind: 'pay' })),
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
          needs: ['isNotOwn', 'isCurrent', 'isPossible', 'isCostCurrent'],
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

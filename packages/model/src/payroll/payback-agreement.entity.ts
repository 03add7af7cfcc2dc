import {
  choice,
  code,
  currency,
  date,
  dateTime,
  defineEntity,
  derived,
  file,
  jsonOf,
  lifecycle,
  longText,
  money,
  percentage,
  person,
  type RecordOf,
  ref,
  refs,
  type Trace,
  text,
  whole,
  yesNo,
} from '@homeport/grammar';
import { asItsCase, grantTo } from '../role-presets/door.generated.ts';

const team = ['caseManager', 'hr', 'payroll', 'master'] as const;
/** Who says that somebody leaves, and who may spare them what they owe. */
const deciders = ['hr', 'financeLead', 'master'] as const;
const settlers = ['payroll', 'master'] as const;
/** Written by deeds, never typed. */
const byDeed = { readOnly: true } as const;
const byYears = { only: { field: 'method', among: ['YEARS'] } } as const;
const ofOtherAskers = { field: 'waiverAskedBy', op: 'ne', value: '$me.user' } as const;

/** What the person sees of it: what was paid, for how long it binds, and what became of it. */
const seenByAssignee = [
  'reference',
  'caseDetail',
  'assignee',
  'description',
  'paid',
  'currency',
  'startsOn',
  'months',
  'lastDay',
  'method',
  'firstYear',
  'secondYear',
  'thirdYear',
  'document',
  'signedOn',
  'leftOn',
  'monthsServed',
  'due',
  'status',
];

/**
 * What somebody pays back of what the company paid for the move, if they leave early. Less is due with every full month (or year)
 * that they stay; after the last one nothing is, and the agreement ends by itself. Once signed, what was paid is kept as it was.
 */
export const paybackAgreement = defineEntity({
  name: 'paybackAgreement',
  label: 'Payback agreement',
  plural: 'Payback agreements',
  title: ['description'],
  search: ['reference', 'description'],
  unique: [{ fields: ['reference'] }],
  indexes: [['caseDetail'], ['assignee'], ['status']],
  sort: 'startsOn,desc',
  list: ['reference', 'assignee', 'description', 'paid', 'currency', 'lastDay', 'due', 'status', 'updated'],
  facts: ['assignee', 'caseDetail', 'paid', 'lastDay', 'leftOn', 'due'],
  menu: 'financial',
  needsVersion: true,
  work: [
    {
      name: 'settle',
      label: 'Paybacks to settle',
      waits: { field: 'status', op: 'eq', value: 'DUE' },
      due: 'leftOn',
      deeds: ['deduct'],
    },
    {
      name: 'waive',
      label: 'Paybacks to be waived',
      waits: { all: [{ field: 'status', op: 'eq', value: 'WAIVER_ASKED' }, ofOtherAskers] },
      deeds: ['waive'],
    },
  ],
  sections: [
    {
      label: 'What was paid',
      fields: [
        'reference',
        'caseDetail',
        'assignee',
        'description',
        'benefits',
        'expenses',
        'lumpSum',
        'otherPaid',
        'paid',
        'currency',
      ],
    },
    {
      label: 'How it falls',
      fields: ['startsOn', 'months', 'lastDay', 'method', 'firstYear', 'secondYear', 'thirdYear', 'onEarlyEnd'],
    },
    { label: 'Signed', fields: ['document', 'signedOn'] },
    {
      label: 'Payback',
      fields: [
        ...['leftOn', 'monthsServed', 'shareOfYear', 'due', 'instruction', 'repaidOn', 'repaidReference'],
        ...['waiverReason', 'waiverAskedBy', 'decisionReason'],
      ],
    },
  ],
  fields: {
    reference: code('Reference', {
      max: 40,
      readOnly: true,
      numbered: { series: 'payback-agreement', prefix: 'PBA-' },
    }),
    caseDetail: ref('Assignment', 'caseDetail', { required: true, fixed: true, onDelete: 'cascade' }),
    assignee: derived(person('Assignee')),
    description: text('What was paid', { required: true, max: 200 }),
    benefits: refs('Benefits', 'caseBenefit', { help: 'Benefits of the assignment that are paid once.' }),
    expenses: refs('Expenses', 'caseExpense', { help: 'Approved expenses of the assignment.' }),
    lumpSum: ref('Lump sum', 'lumpSum'),
    otherPaid: money('Paid besides', { min: 0, help: 'What is none of these: a fee, a bonus, a repayment.' }),
    currency: currency('Currency', { required: true }),
    paid: derived(money('Paid in all'), { by: 'paybackPaid', trace: 'paidExplanation' }),
    paidExplanation: derived(
      jsonOf<Trace>()('How it was computed', { drawn: 'the explanation of what was paid', rare: true }),
    ),
    startsOn: date('Binds from', { required: true }),
    months: whole('Binds for', { required: true, min: 1, max: 120, unit: 'months', initial: 24 }),
    lastDay: derived(date('Binds until')),
    method: choice(
      'Falls',
      { MONTHS: 'By the same part every month', YEARS: 'Year by year' },
      { required: true, initial: 'MONTHS' },
    ),
    firstYear: percentage('Due in the first year', { min: 0, max: 100, ...byYears }),
    secondYear: percentage('Due in the second year', { min: 0, max: 100, ...byYears }),
    thirdYear: percentage('Due in the third year', { min: 0, max: 100, ...byYears }),
    onEarlyEnd: yesNo('Also when the assignment ends early', {
      initial: true,
      help: 'Otherwise only when the person leaves the company.',
    }),
    document: file('Signed agreement', { accept: ['application/pdf'] }),
    signedOn: date('Signed on', byDeed),
    leftOn: date('Last day', byDeed),
    monthsServed: derived(whole('Full months stayed', { unit: 'months' })),
    shareOfYear: derived(percentage('Share due in that year')),
    due: derived(money('To be paid back'), { by: 'paybackDue', trace: 'dueExplanation' }),
    dueExplanation: derived(
      jsonOf<Trace>()('How it was worked out', { drawn: 'the explanation of what is to be paid back', rare: true }),
    ),
    instruction: ref('Instruction', 'payrollInstruction', { ...byDeed, onDelete: 'clear' }),
    repaidOn: date('Repaid on', byDeed),
    repaidReference: text('Reference of the payment', { max: 120, ...byDeed }),
    waiverReason: longText('Reason for the waiver', { max: 1000, ...byDeed }),
    waiverAskedBy: ref('Asked for by', 'user', { loose: true, ...byDeed }),
    decisionReason: longText('Reason of the decision', { max: 1000, ...byDeed }),
    // For the clock alone: people read the days that it follows from.
    nextAt: derived(dateTime('Looked at by the clock', { secret: true })),
    status: lifecycle('Status', {
      initial: 'DRAFT',
      states: {
        DRAFT: { label: 'Draft', tone: 'neutral', editable: true, deletable: true, primary: 'sign' },
        SIGNED: { label: 'Signed', tone: 'success', primary: 'callIn' },
        RUNNING: { label: 'Running', tone: 'info', primary: 'callIn' },
        DUE: { label: 'Due', tone: 'warning', primary: 'deduct' },
        WAIVER_ASKED: { label: 'Waiver asked for', tone: 'warning', primary: 'waive' },
        SETTLED: { label: 'Settled', tone: 'success', final: true },
        WAIVED: { label: 'Waived', tone: 'neutral', final: true },
        ENDED: { label: 'Ended', tone: 'neutral', final: true },
      },
      transitions: {
        sign: {
          label: 'Record the signature',
          from: ['DRAFT'],
          to: 'SIGNED',
          by: team,
          needs: ['hasPaid'],
          asks: { signedOn: date('Signed on', { required: true }) },
          stamps: { signedOn: 'signedOn' },
        },
        begin: { label: 'Begin', from: ['SIGNED'], to: 'RUNNING', by: [], system: true },
        end: { label: 'End', from: ['SIGNED', 'RUNNING'], to: 'ENDED', by: [], system: true },
        callIn: {
          label: 'The person leaves',
          from: ['SIGNED', 'RUNNING'],
          to: 'DUE',
          by: team,
          asks: { leftOn: date('Last day', { required: true }) },
          stamps: { leftOn: 'leftOn' },
        },
        callBack: {
          label: 'The person stays',
          from: ['DUE'],
          to: 'RUNNING',
          by: deciders,
          asks: { reason: longText('Reason', { required: true, max: 1000 }) },
          stamps: { decisionReason: 'reason', leftOn: null },
        },
        deduct: {
          label: 'Deduct from pay',
          from: ['DUE'],
          to: 'SETTLED',
          by: settlers,
          asks: {
            payProfile: ref('Pay profile', 'payProfile', { required: true }),
            from: date('From', { required: true }),
          },
        },
        repay: {
          label: 'Record the repayment',
          from: ['DUE'],
          to: 'SETTLED',
          by: [...settlers, 'financeLead'],
          asks: {
            repaidOn: date('Repaid on', { required: true, past: true }),
            repaidReference: text('Reference of the payment', { required: true, max: 120 }),
          },
          stamps: { repaidOn: 'repaidOn', repaidReference: 'repaidReference' },
        },
        askWaiver: {
          label: 'Ask for a waiver',
          from: ['DUE'],
          to: 'WAIVER_ASKED',
          by: team,
          asks: { reason: longText('Reason', { required: true, max: 1000 }) },
          stamps: { waiverReason: 'reason', waiverAskedBy: '$me' },
        },
        waive: {
          label: 'Waive it',
          from: ['WAIVER_ASKED'],
          to: 'WAIVED',
          by: deciders,
          needs: ['isNotAsker'],
          offered: ofOtherAskers,
          asks: { reason: longText('Reason', { max: 1000 }) },
          stamps: { decisionReason: 'reason' },
        },
        refuseWaiver: {
          label: 'It stays due',
          from: ['WAIVER_ASKED'],
          to: 'DUE',
          by: deciders,
          needs: ['isNotAsker'],
          offered: ofOtherAskers,
          asks: { reason: longText('Reason', { required: true, max: 1000 }) },
          stamps: { decisionReason: 'reason' },
        },
      },
    }),
  },
  access: asItsCase({
    assignee: {
      do: ['read'],
      where: {
        all: [
          { field: 'assignee', op: 'eq', value: '$me.person' },
          { field: 'status', op: 'ne', value: 'DRAFT' },
        ],
      },
      show: seenByAssignee,
    },
    ...grantTo(['finance', 'financeLead'], { do: ['read', 'export'] }),
    ...grantTo(['caseManager', 'hr', 'payroll', 'administrator', 'master'], {
      do: ['read', 'create', 'update', 'delete', 'export'],
    }),
  }),
});
export interface PaybackAgreement extends RecordOf<typeof paybackAgreement> {}

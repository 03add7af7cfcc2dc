import {
  choice,
  currency,
  date,
  defineEntity,
  derived,
  jsonOf,
  lifecycle,
  longText,
  money,
  percentage,
  person,
  type RecordOf,
  ref,
  type Trace,
  yesNo,
} from '@homeport/grammar';
import { asItsCase } from '../role-presets/door.generated.ts';
import type { BenefitYear, TermReason, TermsWorking } from './benefit-year.ts';

/** Where a benefit of an assignment comes from. */
const grantedBy = {
  POLICY: 'Included in the policy',
  PACKAGE: 'Included in the package',
  HAND: 'Granted by the team',
} as const;
const managed = ['caseManager', 'hr', 'administrator', 'master'] as const;
/** Worked out by the terms, and written with them. */
const byTerms = { readOnly: true, rare: true } as const;
const shown = { drawn: 'the benefits of the assignment', ...byTerms } as const;

/**
 * A benefit as granted to one assignment: how much for each of its periods, from when to when, where it comes from and why, with the
 * limits within which somebody may depart from it. What is used of it is counted from expenses and invoices, never kept.
 */
export const caseBenefit = defineEntity({
  name: 'caseBenefit',
  label: 'Assignment benefit',
  plural: 'Assignment benefits',
  title: ['benefit'],
  unique: [{ fields: ['caseDetail', 'benefit'] }],
  indexes: [['caseDetail'], ['assignee'], ['policyBenefit']],
  list: ['caseDetail', 'benefit', 'amount', 'currency', 'upperLimit', 'period', 'endsOn', 'status', 'updated'],
  menu: 'cases',
  needsVersion: true,
  sections: [
    { label: 'Benefit', fields: ['caseDetail', 'assignee', 'benefit', 'grantedBy', 'policyBenefit', 'isLocked'] },
    {
      label: 'Amount',
      fields: ['amount', 'termsAmount', 'payAmount', 'currency', 'period', 'startsOn', 'endsOn', 'withExpenses'],
    },
    { label: 'Flex', fields: ['flexOption', 'lowerLimit', 'upperLimit', 'tolerance', 'reason'] },
  ],
  fields: {
    caseDetail: ref('Assignment', 'caseDetail', { required: true, fixed: true, wire: 'id' }),
    assignee: person('Assignee', { required: true, fixed: true }),
    benefit: ref('Benefit', 'benefit', { required: true, fixed: true }),
    policyBenefit: ref('Policy benefit', 'policyBenefit', { ...byTerms, onDelete: 'clear' }),
    amount: money('Amount', { min: 0 }),
    termsAmount: derived(money('Amount by the terms'), { by: 'benefitAmount', trace: 'explanation' }),
    payAmount: derived(money('Amount worked out from pay', { kind: 'pay' }), {
      by: 'benefitAmount',
      trace: 'payExplanation',
    }),
    currency: currency('Currency', { required: true }),
    flexOption: yesNo('Flexible', { initial: false, ...byTerms }),
    lowerLimit: money('Lower limit', { min: 0 }),
    upperLimit: money('Upper limit', { min: 0 }),
    tolerance: percentage('Tolerance', { min: 0, max: 100 }),
    period: choice(
      'Period',
      { ONCE: 'Once', MONTH: 'Per month', YEAR: 'Per year', ITEM: 'Per item' },
      { initial: 'ONCE' },
    ),
    startsOn: date('From', { readOnly: true }),
    endsOn: date('Until', { readOnly: true, help: 'Empty: as long as the assignment.' }),
    years: jsonOf<readonly BenefitYear[]>()('Year by year', shown),
    reasons: jsonOf<readonly TermReason[]>()('Why', shown),
    working: jsonOf<TermsWorking>()('How the terms were worked out', { kind: 'pay', ...shown }),
    explanation: derived(
      jsonOf<Trace>()('How it was computed', { drawn: 'the explanation of its amount', rare: true }),
    ),
    payExplanation: derived(
      jsonOf<Trace>()('How the amount from pay was computed', {
        drawn: 'the explanation of its amount',
        kind: 'pay',
        rare: true,
      }),
    ),
    grantedBy: choice('Granted by', grantedBy, { readOnly: true, initial: 'HAND' }),
    isLocked: yesNo('Inclusion is locked', { initial: false, ...byTerms }),
    withExpenses: yesNo('Expenses can be posted', { initial: true }),
    reason: longText('Reason', { max: 1000, readOnly: true }),
    status: lifecycle('Status', {
      initial: 'INCLUDED',
      states: {
        INCLUDED: { label: 'Granted', tone: 'success', editable: true, deletable: true, primary: 'edit' },
        EXCLUDED: { label: 'Taken out', tone: 'neutral', deletable: true, primary: 'include' },
      },
      transitions: {
        exclude: {
          label: 'Take out',
          from: ['INCLUDED'],
          to: 'EXCLUDED',
          by: managed,
          needs: ['isMine', 'isFree'],
          offered: { field: 'isLocked', op: 'ne', value: true },
          asks: { reason: longText('Reason', { required: true, max: 1000 }) },
          stamps: { reason: 'reason' },
        },
        include: {
          label: 'Include again',
          from: ['EXCLUDED'],
          to: 'INCLUDED',
          by: managed,
          needs: ['isMine'],
          asks: { reason: longText('Reason', { max: 1000 }) },
          stamps: { reason: 'reason' },
        },
      },
    }),
  },
  access: asItsCase({
    assignee: {
      do: ['read'],
      where: { field: 'assignee', op: 'eq', value: '$me.person' },
      show: [
        'caseDetail',
        'assignee',
        'benefit',
        'amount',
        'currency',
        'upperLimit',
        'period',
        'startsOn',
        'endsOn',
        'withExpenses',
        'status',
      ],
    },
    caseManager: { do: 'everything' },
    hr: { do: ['read', 'create', 'update', 'export'], kinds: ['pay'] },
    finance: { do: ['read', 'export'] },
    financeLead: { do: ['read', 'export'] },
    payroll: { do: ['read'], kinds: ['pay'] },
    // Nothing of assignments that they may not see.
    approver: { do: ['read'], follows: 'caseDetail' },
    lineManager: { do: ['read'], follows: 'caseDetail' },
    administrator: { do: 'everything' },
    master: { do: 'everything', kinds: ['pay'] },
  }),
});
export interface CaseBenefit extends RecordOf<typeof caseBenefit> {}

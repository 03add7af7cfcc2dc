import {
  choice,
  currency,
  date,
  dateTime,
  decimal,
  defineEntity,
  lifecycle,
  longText,
  money,
  type RecordOf,
  ref,
  refs,
  sequence,
  text,
  whole,
  yesNo,
} from '@homeport/grammar';
import { shownOutside } from '../role-presets/door.generated.ts';
import { decisionAccess } from './decision-access.ts';
import { decisionLifecycle, openStates } from './decision-lifecycle.ts';
import { stepReasons } from './steps-for.rules.ts';

/** The caller is asked by name, stands in, or does so for somebody who is away. */
const isAskedOf = {
  any: [
    { field: 'asked', op: 'eq', value: '$me.user' },
    { field: 'owner', op: 'eq', value: '$me.user' },
    { field: 'asked', op: 'in', value: '$me.delegators' },
    { field: 'owner', op: 'in', value: '$me.delegators' },
  ],
} as const;
/** The same, or nobody is: then it is the team's. */
const isForMe = {
  any: [
    isAskedOf,
    {
      all: [
        { field: 'asked', op: 'null' },
        { field: 'owner', op: 'null' },
        { field: 'createdBy', op: 'ne', value: '$me.user' },
      ],
    },
  ],
} as const;
const isOpen = { field: 'status', op: 'in', value: openStates } as const;

const record = { readOnly: true, fixed: true, onDelete: 'cascade' } as const;
/** The relation to what is decided, where it is that. */
const decides = <const S extends string>(subject: S) =>
  ({ ...record, only: { field: 'subject', among: [subject] } }) as const;
const kept = { readOnly: true } as const;
const rarely = { readOnly: true, rare: true } as const;

/**
 * One step in which something is decided, made when it is handed in: by the approval groups of its kind and amount, or by the rule of a
 * request. It opens once everything that is sequenced before it is decided; those of one sequence are open side by side. Whom it
 * asks, why, and the amount in the currency of the group are kept as they were then. Exactly one of the first relations leads to what is decided.
 */
export const decision = defineEntity({
  name: 'decision',
  label: 'Decision',
  plural: 'Decisions',
  title: [
    'name',
    'initiation',
    'changeOfCircumstance',
    'costEstimate',
    'scenario',
    'benefitException',
    'vendorInvoice',
    'invoice',
  ],
  titled: 'name',
  search: ['name'],
  indexes: [
    ['initiation', 'sequence'],
    ['changeOfCircumstance', 'sequence'],
    ['costEstimate', 'sequence'],
    ['scenario', 'sequence'],
    ['benefitException', 'sequence'],
    ['vendorInvoice', 'sequence'],
    ['invoice', 'sequence'],
    ['owner'],
    ['status'],
    ['decidedAt'],
  ],
  list: ['name', 'subject', 'amount', 'currency', 'asked', 'dueDate', 'decidedBy', 'status', 'updated'],
  facts: ['subject', 'amount', 'asked', 'dueDate'],
  menu: 'dashboard',
  needsVersion: true,
  sections: [
    {
      label: 'What is decided',
      fields: [
        'subject',
        'initiation',
        'changeOfCircumstance',
        'costEstimate',
        'scenario',
        'benefitException',
        'vendorInvoice',
        'invoice',
        'amount',
        'currency',
      ],
    },
    {
      label: 'Who is asked',
      fields: [
        'approvalGroup',
        'reason',
        'asked',
        'owner',
        'dueDate',
        'groupAmount',
        'groupCurrency',
        'rate',
        'rateDate',
      ],
    },
    { label: 'Decision', fields: ['decidedBy', 'decidedAt', 'decisionNote', 'handedOnBy'] },
  ],
  work: [
    {
      name: 'decide',
      label: 'Waits for your decision',
      waits: { all: [isOpen, isForMe] },
      due: 'dueDate',
      deeds: ['approve', 'reject'],
      isOpened: true,
    },
  ],
  fields: {
    subject: choice(
      'What is decided',
      {
        INITIATIONS: 'Initiation',
        CHANGES: 'Change of circumstance',
        EXCEPTIONS: 'Exception',
        COSTS: 'Cost estimate',
        SCENARIOS: 'Scenario',
        PURCHASES: 'Purchase',
        SALES: 'Sale',
      },
      { required: true, ...kept },
    ),
    initiation: ref('Initiation', 'initiation', decides('INITIATIONS')),
    changeOfCircumstance: ref('Change of circumstance', 'changeOfCircumstance', decides('CHANGES')),
    costEstimate: ref('Cost estimate', 'costEstimate', decides('COSTS')),
    scenario: ref('Scenario', 'scenario', decides('SCENARIOS')),
    benefitException: ref('Benefit exception', 'benefitException', decides('EXCEPTIONS')),
    vendorInvoice: ref('Vendor invoice', 'vendorInvoice', decides('PURCHASES')),
    invoice: ref('Invoice', 'invoice', decides('SALES')),
    initiationStep: ref('Initiation step', 'initiationStep', { ...rarely, onDelete: 'clear' }),
    approvalGroup: ref('Approval group', 'approvalGroup', { ...rarely, onDelete: 'clear' }),
    sequence,
    name: text('Name', { required: true, max: 160 }),
    kind: choice('Kind', { APPROVAL: 'Approval', CHECK: 'Check' }, { required: true, initial: 'APPROVAL' }),
    isOptional: yesNo('Optional', { initial: false, rare: true }),
    reason: choice('Why it asks them', stepReasons, { required: true, initial: 'RULE', ...kept }),
    asked: refs('Asked', 'user', kept),
    owner: ref('For want of others', 'user', { loose: true, ...rarely }),
    requesters: refs('Whose own it is', 'user', rarely),
    amount: money('Amount', kept),
    currency: currency('Currency', kept),
    groupAmount: money('Amount for the group', { currency: 'groupCurrency', ...rarely }),
    groupCurrency: currency('Currency of the group', rarely),
    rate: decimal('Rate', { decimals: 10, ...rarely }),
    rateDate: date('Rate date', rarely),
    dueDate: date('Due', kept),
    openedAt: dateTime('Opened', rarely),
    escalateAt: dateTime('To be escalated', rarely),
    escalations: whole('Escalations', { min: 0, initial: 0, ...rarely }),
    handedOnBy: ref('Handed on by', 'user', { loose: true, ...rarely }),
    decidedBy: ref('Decided by', 'user', { loose: true, ...rarely }),
    decidedAt: dateTime('Decided', rarely),
    decisionNote: longText('Note', { max: 1000, ...rarely }),
    status: lifecycle('Status', decisionLifecycle),
  },
  access: shownOutside(
    ['initiation', 'sequence', 'name', 'kind', 'isOptional', 'dueDate', 'decidedAt', 'status'],
    decisionAccess(isAskedOf),
  ),
});
export interface Decision extends RecordOf<typeof decision> {}
export type DecisionState = Decision['status'];

/** The caller may decide it, and it is open. */
export const openForMe = { all: [isOpen, isForMe] } as const;

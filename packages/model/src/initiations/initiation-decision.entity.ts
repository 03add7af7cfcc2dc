import {
  choice,
  date,
  dateTime,
  defineEntity,
  lifecycle,
  longText,
  type RecordOf,
  ref,
  refs,
  sequence,
  text,
  yesNo,
} from '@homeport/grammar';
import { caseWorkers } from '../cases/door.generated.ts';
import { grantTo, shownOutside } from '../role-presets/door.generated.ts';

/** Roles that may be asked to decide. */
export const askable = [...caseWorkers, 'approver', 'lineManager', 'finance', 'financeLead'] as const;
/** The caller is asked by name, or stands in. */
const isAskedOf = {
  any: [
    { field: 'asked', op: 'eq', value: '$me.user' },
    { field: 'owner', op: 'eq', value: '$me.user' },
  ],
} as const;
/** The same, or nobody is: then it is the team's. */
export const isForMe = {
  any: [
    isAskedOf,
    {
      all: [
        { field: 'asked', op: 'null' },
        { field: 'owner', op: 'null' },
      ],
    },
  ],
} as const;
const follows = { do: ['read'], follows: 'initiation' } as const;
const ifAsked = { do: ['read'], where: isAskedOf } as const;

/**
 * A decision that a request waits for, made from a step of its rule when it is handed in. It opens once everything that is
 * sequenced before it is decided; those of one sequence are open side by side. Who was asked is kept as it was then.
 */
export const initiationDecision = defineEntity({
  name: 'initiationDecision',
  label: 'Decision on a request',
  plural: 'Decisions on requests',
  title: ['sequence', 'name'],
  search: ['name'],
  indexes: [['initiation', 'sequence'], ['owner'], ['status']],
  sort: 'sequence,asc',
  list: ['initiation', 'sequence', 'name', 'asked', 'dueDate', 'decidedBy', 'status', 'updated'],
  facts: ['initiation', 'kind', 'asked', 'owner', 'dueDate', 'decidedBy', 'decidedAt'],
  menu: 'cases',
  needsVersion: true,
  work: [
    {
      name: 'decide',
      label: 'Steps of requests to decide',
      waits: { all: [{ field: 'status', op: 'eq', value: 'OPEN' }, isForMe] },
      due: 'dueDate',
      deeds: ['approve'],
    },
  ],
  fields: {
    initiation: ref('Initiation', 'initiation', { required: true, fixed: true, onDelete: 'cascade' }),
    initiationStep: ref('Initiation step', 'initiationStep', { readOnly: true, rare: true, onDelete: 'clear' }),
    sequence,
    name: text('Name', { required: true, max: 160 }),
    kind: choice('Kind', { APPROVAL: 'Approval', CHECK: 'Check' }, { required: true, initial: 'APPROVAL' }),
    isOptional: yesNo('Optional', { initial: false }),
    asked: refs('Asked', 'user', { readOnly: true }),
    owner: ref('For want of others', 'user', { loose: true, readOnly: true }),
    dueDate: date('Due', { readOnly: true }),
    decidedBy: ref('Decided by', 'user', { loose: true, readOnly: true }),
    decidedAt: dateTime('Decided', { readOnly: true }),
    decisionNote: longText('Note', { max: 1000, readOnly: true }),
    status: lifecycle('Status', {
      initial: 'WAITING',
      states: {
        WAITING: { label: 'Waits for the steps before', tone: 'neutral' },
        OPEN: { label: 'To decide', tone: 'warning' },
        APPROVED: { label: 'Approved', tone: 'success', final: true },
        REJECTED: { label: 'Rejected', tone: 'danger', final: true },
        SKIPPED: { label: 'Skipped', tone: 'neutral', final: true },
        CANCELLED: { label: 'No longer needed', tone: 'neutral', final: true },
      },
      transitions: {
        open: { label: 'Open', from: ['WAITING'], to: 'OPEN', by: [], system: true },
        settle: {
          label: 'Approve',
          from: ['OPEN'],
          to: 'APPROVED',
          by: [],
          system: true,
          stamps: { decidedBy: '$me', decidedAt: '$now' },
        },
        refuse: {
          label: 'Reject',
          from: ['OPEN'],
          to: 'REJECTED',
          by: [],
          system: true,
          stamps: { decidedBy: '$me', decidedAt: '$now' },
        },
        leaveOut: {
          label: 'Skip',
          from: ['OPEN'],
          to: 'SKIPPED',
          by: [],
          system: true,
          stamps: { decidedBy: '$me', decidedAt: '$now' },
        },
        cancel: { label: 'Drop', from: ['WAITING', 'OPEN'], to: 'CANCELLED', by: [], system: true },
      },
    }),
  },
  access: shownOutside(['initiation', 'sequence', 'name', 'kind', 'isOptional', 'dueDate', 'decidedAt', 'status'], {
    ...grantTo(caseWorkers, follows),
    caseInitiator: follows,
    client: follows,
    ...grantTo(['approver', 'lineManager', 'finance', 'financeLead'], ifAsked),
  }),
});
export interface InitiationDecision extends RecordOf<typeof initiationDecision> {}

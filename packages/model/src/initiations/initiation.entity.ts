import {
  choice,
  code,
  country,
  currency,
  date,
  defineEntity,
  email,
  lifecycle,
  longText,
  money,
  type RecordOf,
  ref,
  refs,
  text,
  whole,
  yesNo,
} from '@homeport/grammar';
import { caseWorkers } from '../cases/door.generated.ts';
import { asAWhole, undecided } from '../record-presets/door.generated.ts';
import { ofOthers } from '../role-presets/door.generated.ts';

/** How much an assignment takes: all of it, or one thing only, for which three fields are enough. */
const extents = {
  FULL: 'Full assignment',
  IMMIGRATION: 'Immigration only',
  TAX: 'Tax only',
  SHORT_STAY: 'Short stay',
  BUSINESS_TRIP: 'Business trip',
} as const;

const mine = { field: 'createdBy', op: 'eq', value: '$me.user' } as const;
/** Whoever asked does not decide: to them it is not offered; and to nobody while its steps decide. */
const others = {
  all: [ofOthers, { field: 'requestedBy', op: 'ne', value: '$me.user' }, asAWhole],
} as const;
/** Whoever asked takes it back or withdraws it; of somebody else's request the team says what it does to it. */
const own = { any: [mine, { field: 'requestedBy', op: 'eq', value: '$me.user' }] } as const;
const notOwn = { all: [ofOthers, { field: 'requestedBy', op: 'ne', value: '$me.user' }] } as const;
const starters = [...caseWorkers, 'caseInitiator', 'client'] as const;
const deciders = ['approver', 'lineManager', ...caseWorkers] as const;
/** What is asked for, and by whom. */
const asIsAsked = [
  'reference',
  'extent',
  'follows',
  'initiationRule',
  'caseType',
  'policy',
  'confidential',
  'requestedBy',
  'requesterName',
  'requesterEmail',
];
/** What people from outside see of it, whoever of them may. */
const seenOutside = [
  ...asIsAsked,
  'employee',
  'firstName',
  'lastName',
  'email',
  'familySize',
  'homeCountry',
  'hostCountry',
  'hostTown',
  'startDate',
  'endDate',
  'services',
  'relocationPackage',
  'serviceBundle',
  'servicePacks',
  'costCenter',
  'project',
  'budget',
  'currency',
  'businessReason',
  'caseDetail',
  'status',
];

/**
 * A request for a new assignment. Decided here: handed in by who initiates, decided by an approver who is somebody else, then
 * turned into an assignment by the team.
 */
export const initiation = defineEntity({
  name: 'initiation',
  label: 'Initiation',
  plural: 'Initiations',
  title: ['reference', 'firstName', 'lastName'],
  search: ['reference', 'firstName', 'lastName', 'email'],
  unique: [{ fields: ['reference'] }],
  indexes: [['status'], ['requestedBy'], ['startDate']],
  list: ['reference', 'firstName', 'lastName', 'caseType', 'hostCountry', 'startDate', 'status', 'updated'],
  facts: ['caseType', 'homeCountry', 'hostCountry', 'startDate', 'endDate', 'requestedBy'],
  menu: 'cases',
  needsVersion: true,
  sections: [
    {
      label: 'Request',
      fields: asIsAsked,
    },
    { label: 'Employee', fields: ['employee', 'firstName', 'lastName', 'email', 'familySize'] },
    {
      label: 'Assignment',
      fields: ['homeCountry', 'hostCountry', 'hostTown', 'startDate', 'endDate', 'manager', 'office'],
    },
    { label: 'Services', fields: ['relocationPackage', 'serviceBundle', 'servicePacks', 'services'] },
    { label: 'Cost', fields: ['costCenter', 'project', 'budget', 'currency', 'businessReason'] },
  ],
  decided: {
    kind: 'initiations',
    waits: 'SUBMITTED',
    approve: 'approve',
    reject: 'reject',
    undo: 'reconsider',
    amount: 'budget',
    own: ['requestedBy', 'employee'],
    like: ['caseType', 'policy', 'hostCountry'],
  },
  work: [
    {
      name: 'decide',
      label: 'Requests to decide',
      waits: {
        all: [{ field: 'status', op: 'eq', value: 'SUBMITTED' }, others],
      },
      due: 'startDate',
      deeds: ['approve'],
    },
    {
      name: 'start',
      label: 'Approved requests to start',
      waits: { field: 'status', op: 'eq', value: 'APPROVED' },
      due: 'startDate',
      deeds: ['start'],
    },
  ],
  fields: {
    reference: code('Reference', {
      required: true,
      max: 40,
      fixed: true,
      numbered: { series: 'initiation', prefix: 'IN-' },
    }),
    initiationRule: ref('Initiation rule', 'initiationRule'),
    extent: choice('Extent', extents, { initial: 'FULL' }),
    follows: ref('Follows the assignment', 'caseDetail', { onDelete: 'clear' }),
    caseType: ref('Case type', 'caseType'),
    policy: ref('Policy', 'policy'),
    confidential: yesNo('Confidential', { initial: false }),
    requestedBy: ref('Requested by', 'user', { loose: true }),
    requesterName: text('Requested from outside by', { max: 160, readOnly: true }),
    requesterEmail: email('E-mail of who requested it', { readOnly: true }),
    employee: ref('Employee', 'employee'),
    firstName: text('First name', { required: true, max: 100 }),
    lastName: text('Last name', { required: true, max: 100 }),
    email: email('E-mail'),
    familySize: whole('Family members who move along', { min: 0, max: 20, initial: 0 }),
    homeCountry: country('Home country'),
    hostCountry: country('Host country'),
    hostTown: text('Host town', { max: 120, place: { in: 'hostCountry' } }),
    startDate: date('Start date'),
    endDate: date('End date'),
    manager: ref('Manager', 'user', { loose: true }),
    office: ref('Owner office', 'office', { help: 'Empty: that of the policy, else the first one that owns cases.' }),
    relocationPackage: ref('Package', 'relocationPackage', { help: 'Empty: the default package of the policy.' }),
    serviceBundle: ref('Service bundle', 'serviceBundle'),
    servicePacks: refs('Service packs', 'servicePack'),
    services: refs('Relocation services', 'serviceType', { help: 'At least one is needed to hand the request in.' }),
    costCenter: ref('Cost center', 'costCenter'),
    project: ref('Project', 'project'),
    budget: money('Budget', { min: 0 }),
    currency: currency('Currency'),
    businessReason: longText('Business reason', { max: 2000 }),
    undecided,
    caseDetail: ref('Assignment', 'caseDetail', { readOnly: true, onDelete: 'clear' }),
    status: lifecycle('Status', {
      initial: 'DRAFT',
      states: {
        DRAFT: { label: 'Draft', tone: 'neutral', editable: true, deletable: true, primary: 'submit' },
        SUBMITTED: { label: 'Awaiting approval', tone: 'warning', primary: 'approve' },
        APPROVED: { label: 'Approved', tone: 'success', primary: 'edit' },
        REJECTED: { label: 'Rejected', tone: 'danger', primary: 'takeBack' },
        STARTED: { label: 'Assignment started', tone: 'success', final: true },
        WITHDRAWN: { label: 'Withdrawn', tone: 'neutral', final: true, deletable: true },
      },
      transitions: {
        submit: { label: 'Hand in', from: ['DRAFT'], to: 'SUBMITTED', by: starters, needs: ['hasRoute', 'hasService'] },
        approve: {
          label: 'Approve',
          from: ['SUBMITTED'],
          to: 'APPROVED',
          by: deciders,
          needs: ['isNotOwn'],
          offered: others,
        },
        reject: {
          label: 'Reject',
          from: ['SUBMITTED'],
          to: 'REJECTED',
          by: deciders,
          needs: ['isNotOwn'],
          offered: others,
        },
        takeBack: { label: 'Take back', from: ['SUBMITTED', 'REJECTED'], to: 'DRAFT', by: starters, offered: own },
        sendBack: {
          label: 'Send back to be changed',
          from: ['SUBMITTED', 'REJECTED'],
          to: 'DRAFT',
          by: caseWorkers,
          offered: notOwn,
        },
        reconsider: {
          label: 'Take the decision back',
          from: ['APPROVED', 'REJECTED'],
          to: 'SUBMITTED',
          by: [],
          system: true,
        },
        start: { label: 'Start the assignment', from: ['APPROVED'], to: 'STARTED', by: caseWorkers },
        withdraw: {
          label: 'Withdraw',
          from: ['DRAFT', 'SUBMITTED', 'APPROVED'],
          to: 'WITHDRAWN',
          by: starters,
          offered: own,
        },
        close: {
          label: 'Close the request',
          from: ['DRAFT', 'SUBMITTED', 'APPROVED'],
          to: 'WITHDRAWN',
          by: caseWorkers,
          offered: notOwn,
        },
      },
    }),
  },
  access: {
    caseManager: { do: 'everything', follows: 'caseDetail', orNone: true },
    hr: {
      do: 'everything',
      where: {
        any: [
          { field: 'confidential', op: 'eq', value: false },
          { field: 'createdBy', op: 'eq', value: '$me.user' },
        ],
      },
    },
    caseInitiator: {
      do: ['read', 'create', 'update', 'delete', 'export'],
      where: mine,
      show: seenOutside,
    },
    client: {
      do: ['read', 'create', 'update'],
      where: mine,
      show: seenOutside,
    },
    approver: {
      do: ['read'],
      where: {
        all: [
          { field: 'status', op: 'ne', value: 'DRAFT' },
          { field: 'confidential', op: 'eq', value: false },
        ],
      },
    },
    lineManager: { do: ['read'], where: { field: 'employee.lineManager', op: 'eq', value: '$me.user' } },
    administrator: { do: 'everything' },
    master: { do: 'everything' },
  },
});
export interface Initiation extends RecordOf<typeof initiation> {}

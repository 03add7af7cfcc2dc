import {
  choice,
  currency,
  date,
  defineEntity,
  derived,
  email,
  lifecycle,
  longText,
  money,
  person,
  phone,
  type RecordOf,
  ref,
  text,
  yesNo,
} from '@homeport/grammar';
import { asItsCase, ofMyProvider } from '../role-presets/door.generated.ts';

/** Why a service has its provider from the start. */
const defaultProviderReasons = {
  HOST: 'Default for this service in the host country',
  HOME: 'Default for this service in the home country',
  BACKUP: 'Stands in: the default provider is not available',
  COUNTRY: 'DEFAULT provider of the host country',
} as const;

const staff = ['caseManager', 'hr', 'administrator', 'master'] as const;
const doers = [...staff, 'vendor'] as const;
const requestedOfNobody = {
  all: [
    { field: 'status', op: 'eq', value: 'REQUESTED' },
    { field: 'provider', op: 'null' },
  ],
} as const;
const mine = {
  all: [
    { field: 'assignee', op: 'eq', value: '$me.person' },
    { field: 'shareWithAssignee', op: 'eq', value: true },
  ],
} as const;

/** Of a confidential assignment, those who may not read that read nothing. */
const open = { field: 'caseDetail.confidential', op: 'eq', value: false } as const;
/** What people from outside see of it, whoever of them may. */
const seenOutside = [
  'caseDetail',
  'assignee',
  'serviceType',
  'name',
  'providerName',
  'contactName',
  'contactEmail',
  'contactPhone',
  'startDate',
  'endDate',
  'nextAction',
  'nextActionDate',
  'nextActionByAssignee',
  'status',
];
/** A service of one assignment: who does it, when, and what happens next. */
export const caseService = defineEntity({
  name: 'caseService',
  label: 'Service',
  plural: 'Services',
  paths: ['case-service'],
  title: ['name'],
  search: ['name', 'providerName'],
  indexes: [['caseDetail'], ['assignee', 'status'], ['status'], ['vendorUser'], ['provider'], ['nextActionDate']],
  list: ['name', 'caseDetail', 'providerName', 'status', 'nextActionDate', 'startDate', 'endDate', 'updated'],
  instead: { caseDetail: 'assignee' },
  facts: ['serviceType', 'providerName', 'startDate', 'endDate', 'nextActionDate'],
  menu: 'cases',
  sections: [
    { label: 'Service', fields: ['caseDetail', 'assignee', 'serviceType', 'name', 'startDate', 'endDate'] },
    {
      label: 'Provider',
      fields: ['provider', 'providerReason', 'vendorUser', 'contactName', 'contactEmail', 'contactPhone'],
    },
    { label: 'Next action', fields: ['nextAction', 'nextActionDate', 'nextActionByAssignee'] },
    { label: 'Sharing', fields: ['shareWithAssignee', 'shareWithFamily', 'shareWithHr', 'information'] },
    { label: 'Cost', fields: ['costAmount', 'costCurrency', 'shareCost'] },
  ],
  work: [
    {
      name: 'deliver',
      label: 'Services to deliver',
      waits: {
        all: [
          // What was requested of a provider waits as an order.
          { any: [{ field: 'status', op: 'in', value: ['SCHEDULED', 'IN_PROGRESS'] }, requestedOfNobody] },
          { field: 'nextActionByAssignee', op: 'eq', value: false },
        ],
      },
      due: 'nextActionDate',
      deeds: ['schedule', 'start', 'complete'],
      roles: ['vendor'],
    },
    {
      name: 'nextAction',
      label: 'Services with something to do',
      waits: {
        all: [
          { field: 'status', op: 'in', value: ['REQUESTED', 'SCHEDULED', 'IN_PROGRESS'] },
          { field: 'nextActionDate', op: 'notNull' },
          { field: 'nextActionByAssignee', op: 'eq', value: false },
          { field: 'caseDetail.manager', op: 'eq', value: '$me.user' },
        ],
      },
      due: 'nextActionDate',
      deeds: ['schedule', 'start', 'complete'],
      roles: ['caseManager', 'hr'],
    },
  ],
  fields: {
    caseDetail: ref('Assignment', 'caseDetail', { required: true, fixed: true, wire: 'id' }),
    assignee: person('Assignee', { required: true, fixed: true }),
    serviceType: ref('Service type', 'serviceType', { required: true }),
    name: text('Name', { required: true, max: 160 }),
    provider: ref('Service provider', 'serviceProvider'),
    // As it is called to those who may not see the list of providers, and as it was typed before there was one.
    providerName: derived(text('Provider', { max: 160 })),
    defaultProvider: ref('Provider by default', 'serviceProvider', { readOnly: true, rare: true }),
    defaultReason: choice('Why by default', defaultProviderReasons, { readOnly: true, rare: true }),
    providerReason: derived(
      choice('Why this provider', { ...defaultProviderReasons, PERSON: 'Was chosen by a person' }),
    ),
    vendorUser: ref('Provider user', 'user'),
    contactName: text('Provider contact', { max: 160 }),
    contactEmail: email('Provider e-mail'),
    contactPhone: phone('Provider phone'),
    startDate: date('Start date', { awaited: true }),
    endDate: date('End date', { awaited: true }),
    nextAction: text('Next action', { max: 300 }),
    nextActionDate: date('Next action due'),
    nextActionByAssignee: yesNo('Next action is the assignee’s', { initial: false }),
    shareWithAssignee: yesNo('Share with assignee', { initial: true }),
    shareWithFamily: yesNo('Share with the family', {
      initial: false,
      help: 'Members of the family who have a sign-in see it too, without its cost.',
    }),
    shareWithHr: yesNo('Share with HR', { initial: true }),
    costAmount: money('Cost', { currency: 'costCurrency', min: 0 }),
    costCurrency: currency('Currency of the cost'),
    shareCost: yesNo('Share the cost with the assignee', { initial: false }),
    information: longText('Information for the assignee', { max: 4000 }),
    notes: longText('Notes', { max: 4000 }),
    status: lifecycle('Status', {
      initial: 'NOT_INITIATED',
      states: {
        NOT_INITIATED: { label: 'Not Initiated', tone: 'neutral', editable: true, deletable: true, primary: 'request' },
        REQUESTED: { label: 'Requested', tone: 'info', editable: true, primary: 'schedule' },
        SCHEDULED: { label: 'Scheduled', tone: 'info', editable: true, primary: 'start' },
        IN_PROGRESS: { label: 'In progress', tone: 'info', editable: true, primary: 'complete' },
        COMPLETED: { label: 'Completed', tone: 'success', primary: 'reopen' },
        CANCELLED: { label: 'Cancelled', tone: 'neutral', final: true },
      },
      transitions: {
        request: { label: 'Request', from: ['NOT_INITIATED'], to: 'REQUESTED', by: staff },
        schedule: { label: 'Schedule', from: ['NOT_INITIATED', 'REQUESTED'], to: 'SCHEDULED', by: doers },
        start: { label: 'Start', from: ['REQUESTED', 'SCHEDULED'], to: 'IN_PROGRESS', by: doers },
        complete: {
          label: 'Mark complete',
          from: ['IN_PROGRESS'],
          to: 'COMPLETED',
          by: doers,
          needs: ['hasNoOpenSteps', 'asksNothingOfAssignee'],
        },
        reopen: { label: 'Reopen', from: ['COMPLETED'], to: 'IN_PROGRESS', by: staff },
        giveBack: { label: 'Given back', from: ['REQUESTED', 'SCHEDULED'], to: 'NOT_INITIATED', by: [], system: true },
        cancel: {
          label: 'Cancel the service',
          from: ['NOT_INITIATED', 'REQUESTED', 'SCHEDULED', 'IN_PROGRESS'],
          to: 'CANCELLED',
          by: staff,
        },
      },
    }),
  },
  access: asItsCase({
    assignee: {
      do: ['read'],
      where: mine,
      show: [...seenOutside, 'shareWithAssignee', 'shareWithFamily', 'information'],
    },
    dependant: {
      do: ['read'],
      where: {
        all: [
          { field: 'assignee', op: 'eq', value: '$me.family' },
          { field: 'shareWithAssignee', op: 'eq', value: true },
          { field: 'shareWithFamily', op: 'eq', value: true },
        ],
      },
      show: seenOutside,
    },
    caseManager: { do: ['read', 'create', 'update', 'delete', 'import', 'export'] },
    hr: { do: ['read', 'create', 'update', 'export'], where: { field: 'shareWithHr', op: 'eq', value: true } },
    vendor: {
      do: ['read', 'update'],
      where: ofMyProvider(),
      readOnly: [
        'assignee',
        'shareWithAssignee',
        'shareWithFamily',
        'shareWithHr',
        'shareCost',
        'vendorUser',
        'name',
        'serviceType',
        // What was agreed is changed by the team, not by who is paid.
        'costAmount',
        'costCurrency',
      ],
      show: [...seenOutside, 'vendorUser', 'costAmount', 'costCurrency', 'information'],
    },
    planner: { do: ['read'], where: open },
    finance: { do: ['read'] },
    financeLead: { do: ['read'] },
    client: {
      do: ['read'],
      where: { all: [{ field: 'shareWithHr', op: 'eq', value: true }, open] },
      show: [...seenOutside, 'information'],
    },
    administrator: { do: 'everything' },
    master: { do: 'everything' },
  }),
});
export interface CaseService extends RecordOf<typeof caseService> {}

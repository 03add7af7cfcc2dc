import {
  date,
  dateTime,
  decimal,
  defineEntity,
  derived,
  lifecycle,
  longText,
  type RecordOf,
  ref,
  text,
  yesNo,
} from '@homeport/grammar';
import { asItsCase } from '../role-presets/door.generated.ts';

const kept = { readOnly: true } as const;
const waits = { field: 'status', op: 'eq', value: 'OPEN' } as const;

/** Orders of the caller's provider: those that name the caller, and where the provider does not keep its people to their own, all. */
const ofMine = {
  any: [
    { field: 'askedUser', op: 'eq', value: '$me.user' },
    {
      all: [
        { field: 'provider.ownCasesOnly', op: 'eq', value: false },
        { field: 'provider.users', op: 'eq', value: '$me.user' },
        { field: 'caseDetail.confidential', op: 'eq', value: false },
      ],
    },
  ],
} as const;

/**
 * That a service was asked of a provider, until when an answer is wanted, and what the answer was. Made when the service is requested, in
 * the same transaction; it stays when somebody else does the service, so that it is known how a provider answers.
 */
export const serviceOrder = defineEntity({
  name: 'serviceOrder',
  label: 'Service order',
  plural: 'Service orders',
  title: ['name'],
  search: ['name'],
  indexes: [['caseService'], ['caseDetail'], ['provider', 'status'], ['askedUser'], ['status', 'answerBy']],
  sort: 'requestedAt,desc',
  list: ['name', 'provider', 'status', 'requestedAt', 'answerBy', 'answeredAt', 'hoursToAnswer', 'updated'],
  facts: ['provider', 'requestedAt', 'answerBy', 'answeredAt'],
  menu: 'operations',
  work: [
    {
      name: 'answer',
      label: 'Service orders to answer',
      waits,
      due: 'answerDay',
      deeds: ['accept'],
      roles: ['vendor'],
    },
    {
      name: 'orderElsewhere',
      label: 'Services that a provider declined',
      waits: {
        all: [
          { field: 'status', op: 'eq', value: 'DECLINED' },
          { field: 'caseService.status', op: 'eq', value: 'NOT_INITIATED' },
          { field: 'caseDetail.manager', op: 'eq', value: '$me.user' },
        ],
      },
      deeds: ['orderElsewhere'],
      roles: ['caseManager', 'hr'],
    },
  ],
  sections: [
    { label: 'Service', fields: ['caseService', 'caseDetail', 'name', 'startDate', 'endDate'] },
    { label: 'Order', fields: ['provider', 'askedUser', 'requestedAt', 'answerBy'] },
    { label: 'Answer', fields: ['answeredAt', 'hoursToAnswer', 'isLate', 'reason'] },
  ],
  fields: {
    caseService: ref('Service', 'caseService', { required: true, fixed: true, onDelete: 'cascade', ...kept }),
    caseDetail: ref('Assignment', 'caseDetail', { required: true, fixed: true, onDelete: 'cascade', ...kept }),
    // As it was called when it was asked for: whoever declined does not see the service any more.
    name: text('Name', { required: true, max: 160, ...kept }),
    provider: ref('Service provider', 'serviceProvider', { required: true, fixed: true, ...kept }),
    askedUser: ref('Asked', 'user', { loose: true, rare: true, ...kept }),
    startDate: date('Wished start', kept),
    endDate: date('Wished end', kept),
    requestedAt: dateTime('Requested', kept),
    answerBy: dateTime('Answer wanted by', kept),
    // Lists of work are by days.
    answerDay: derived(date('Answer due', { rare: true })),
    answeredAt: dateTime('Answered', kept),
    hoursToAnswer: decimal('Working hours to the answer', { min: 0, decimals: 1, unit: 'h', ...kept }),
    isLate: yesNo('Answered late', { initial: false, help: 'Or not yet, although it was wanted by now.', ...kept }),
    reason: longText('Reason', { max: 1000, ...kept }),
    // For the clock alone: people read by when an answer is wanted.
    nextAt: derived(dateTime('Looked at by the clock', { secret: true })),
    status: lifecycle('Status', {
      initial: 'OPEN',
      states: {
        OPEN: { label: 'Waits for an answer', tone: 'info' },
        ACCEPTED: { label: 'Accepted', tone: 'success' },
        DECLINED: { label: 'Declined', tone: 'danger', final: true },
        WITHDRAWN: { label: 'Withdrawn', tone: 'neutral', final: true },
      },
      transitions: {
        take: { label: 'Accepted', from: ['OPEN'], to: 'ACCEPTED', by: [], system: true },
        refuse: { label: 'Declined', from: ['OPEN', 'ACCEPTED'], to: 'DECLINED', by: [], system: true },
        withdraw: { label: 'Withdrawn', from: ['OPEN', 'ACCEPTED'], to: 'WITHDRAWN', by: [], system: true },
      },
    }),
  },
  access: asItsCase({
    caseManager: { do: ['read', 'export'] },
    hr: { do: ['read', 'export'], where: { field: 'caseService.shareWithHr', op: 'eq', value: true } },
    planner: { do: ['read', 'export'] },
    vendor: {
      do: ['read'],
      where: ofMine,
      show: [
        'caseService',
        'caseDetail',
        'name',
        'provider',
        'startDate',
        'endDate',
        'requestedAt',
        'answerBy',
        'answerDay',
        'answeredAt',
        'hoursToAnswer',
        'isLate',
        'reason',
        'status',
      ],
    },
    finance: { do: ['read', 'export'] },
    financeLead: { do: ['read', 'export'] },
    administrator: { do: ['read', 'export'] },
    master: { do: ['read', 'export'] },
  }),
});
export interface ServiceOrder extends RecordOf<typeof serviceOrder> {}

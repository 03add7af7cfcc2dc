import { date, defineAction, longText, ref } from '@homeport/grammar';
import { serviceOrder } from './service-order.entity.ts';

const team = ['caseManager', 'hr', 'administrator', 'master'] as const;
/** Whoever was asked, and the team for whoever answered on the telephone. */
const answerers = ['vendor', ...team] as const;
const open = { field: 'status', op: 'eq', value: 'OPEN' } as const;
/** What was accepted can be given back as long as it has not begun. */
const notBegun = {
  any: [
    open,
    {
      all: [
        { field: 'status', op: 'eq', value: 'ACCEPTED' },
        { field: 'caseService.status', op: 'eq', value: 'SCHEDULED' },
      ],
    },
  ],
} as const;
const pending = { field: 'status', op: 'in', value: ['OPEN', 'ACCEPTED'] } as const;

/** The provider does it: the service is scheduled, on the days that are given or stay as wished. */
export const acceptOrder = defineAction({
  name: 'accept',
  on: serviceOrder,
  label: 'Accept',
  by: answerers,
  offered: open,
  input: {
    startDate: date('Start date', { help: 'Empty: as wished.' }),
    endDate: date('End date', { help: 'Empty: as wished.' }),
  },
  refusals: ['services.orderAnswered'],
});

/** The provider does not do it: the service goes to whoever comes next by default, and back to the team. */
export const declineOrder = defineAction({
  name: 'decline',
  on: serviceOrder,
  label: 'Decline',
  by: answerers,
  offered: notBegun,
  input: { reason: longText('Reason', { required: true, max: 1000 }) },
  refusals: ['services.orderAnswered', 'services.orderUnderWay'],
});

/** The provider wants to know something first; the case manager is told, and the order goes on waiting. */
export const askAboutOrder = defineAction({
  name: 'ask',
  on: serviceOrder,
  label: 'Ask a question',
  by: ['vendor'],
  offered: pending,
  input: { question: longText('Question', { required: true, max: 1000 }) },
  refusals: ['services.orderAnswered'],
});

/** Another provider is asked instead of the one who declined. */
export const orderElsewhere = defineAction({
  name: 'orderElsewhere',
  on: serviceOrder,
  label: 'Order elsewhere',
  by: team,
  offered: {
    all: [
      { field: 'status', op: 'eq', value: 'DECLINED' },
      { field: 'caseService.status', op: 'eq', value: 'NOT_INITIATED' },
    ],
  },
  input: { provider: ref('Service provider', 'serviceProvider', { required: true }) },
  refusals: ['services.alreadyOrdered'],
});

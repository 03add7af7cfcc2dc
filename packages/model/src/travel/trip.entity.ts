import {
  country,
  date,
  defineEntity,
  lifecycle,
  longText,
  option,
  person,
  type RecordOf,
  text,
  yesNo,
} from '@homeport/grammar';

const keepers = ['hr', 'caseManager', 'administrator', 'master'] as const;

const own = { field: 'assignee', op: 'eq', value: '$me.person' } as const;
/** What people from outside see of it, whoever of them may. */
const seenOutside = [
  'assignee',
  'fromPlace',
  'fromCountry',
  'toPlace',
  'toCountry',
  'departureDate',
  'returnDate',
  'purpose',
  'withFamily',
  'notes',
  'status',
];

/** A journey that is planned or made: route, days, purpose, and who travels along. */
export const trip = defineEntity({
  name: 'trip',
  label: 'Trip',
  plural: 'Trips',
  title: ['fromPlace', 'toPlace', 'departureDate'],
  search: ['fromPlace', 'toPlace', 'notes'],
  indexes: [['assignee', 'departureDate'], ['toCountry', 'departureDate'], ['status']],
  sort: 'departureDate,desc',
  // Not its return: a journey without a way back would be to come for ever.
  ahead: 'departureDate',
  list: [
    'assignee',
    'fromPlace',
    'toPlace',
    'toCountry',
    'departureDate',
    'returnDate',
    'purpose',
    'status',
    'updated',
  ],
  facts: ['assignee', 'toPlace', 'departureDate', 'returnDate', 'purpose'],
  menu: 'cases',
  sections: [
    { label: 'Route', fields: ['assignee', 'fromPlace', 'fromCountry', 'toPlace', 'toCountry'] },
    { label: 'Days and purpose', fields: ['departureDate', 'returnDate', 'purpose', 'withFamily', 'notes'] },
  ],
  fields: {
    assignee: person('Assignee', { required: true, fixed: true }),
    fromPlace: text('From', { required: true, max: 160, place: { in: 'fromCountry' } }),
    fromCountry: country('Country of departure', { required: true }),
    toPlace: text('To', { required: true, max: 160, place: { in: 'toCountry' } }),
    toCountry: country('Country of destination', { required: true }),
    departureDate: date('Departure', { required: true }),
    returnDate: date('Return', { help: 'Leave empty for a journey without a way back.' }),
    purpose: option('Purpose of Travel', 'TRAVEL_PURPOSE', { required: true }),
    withFamily: yesNo('Family travels along', { initial: false }),
    notes: longText('Notes', { max: 2000 }),
    status: lifecycle('Status', {
      initial: 'REQUESTED',
      states: {
        REQUESTED: { label: 'Requested', tone: 'info', editable: true, deletable: true, primary: 'confirm' },
        CONFIRMED: { label: 'Confirmed', tone: 'success', editable: true, primary: 'edit' },
        CANCELLED: { label: 'Cancelled', tone: 'neutral', final: true },
      },
      transitions: {
        confirm: { label: 'Confirm', from: ['REQUESTED'], to: 'CONFIRMED', by: keepers },
        cancel: {
          label: 'Cancel trip',
          from: ['REQUESTED', 'CONFIRMED'],
          to: 'CANCELLED',
          by: ['assignee', ...keepers],
        },
      },
    }),
  },
  access: {
    assignee: [
      {
        do: ['read'],
        where: own,
        show: seenOutside,
      },
      // What the office has booked is not changed behind its back; a trip can be cancelled at any time.
      {
        do: ['create', 'update', 'delete'],
        where: { all: [own, { field: 'status', op: 'eq', value: 'REQUESTED' }] },
        show: seenOutside,
      },
    ],
    hr: { do: ['read', 'create', 'update', 'export'] },
    caseManager: { do: ['read', 'create', 'update', 'delete', 'import', 'export'] },
    lineManager: { do: ['read'] },
    administrator: { do: 'everything' },
    master: { do: 'everything' },
  },
});
export interface Trip extends RecordOf<typeof trip> {}

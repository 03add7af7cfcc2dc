import {
  dateTime,
  defineEntity,
  type Filter,
  lifecycle,
  longText,
  person,
  type RecordOf,
  ref,
  whole,
} from '@homeport/grammar';

const mine: Filter = { field: 'person', op: 'eq', value: '$me.person' };
const administrators = ['administrator', 'master'] as const;

/** Somebody asks that what is kept about them goes. An administrator sees what would go and carries it out, or says why not. */
export const erasureRequest = defineEntity({
  name: 'erasureRequest',
  label: 'Erasure request',
  plural: 'Erasure requests',
  title: ['person'],
  indexes: [['person'], ['status']],
  sort: 'created,desc',
  list: ['person', 'status', 'created', 'decidedAt'],
  facts: ['person', 'created', 'decidedAt'],
  fields: {
    person: person('Person', { required: true, fixed: true }),
    reason: longText('Reason', { max: 1000, fixed: true }),
    decidedAt: dateTime('Decided', { readOnly: true }),
    decidedBy: ref('Decided by', 'user', { loose: true, readOnly: true }),
    decisionReason: longText('Why it was refused', { max: 1000, readOnly: true }),
    emptied: whole('Records emptied', { readOnly: true }),
    removed: whole('Records removed', { readOnly: true }),
    status: lifecycle('Status', {
      initial: 'REQUESTED',
      states: {
        REQUESTED: { label: 'Requested', tone: 'info', editable: true, primary: 'edit' },
        RUNNING: { label: 'Being carried out', tone: 'info' },
        PURGED: { label: 'Purge Complete', tone: 'neutral', final: true },
        REFUSED: { label: 'Refused', tone: 'danger', final: true },
        WITHDRAWN: { label: 'Withdrawn', tone: 'neutral', final: true },
      },
      transitions: {
        start: {
          label: 'Carry out',
          from: ['REQUESTED', 'RUNNING'],
          to: 'RUNNING',
          by: [],
          system: true,
          stamps: { decidedAt: '$now', decidedBy: '$me' },
        },
        finish: { label: 'Finish', from: ['RUNNING'], to: 'PURGED', by: [], system: true },
        // The person is told why.
        refuse: {
          label: 'Refuse',
          from: ['REQUESTED'],
          to: 'REFUSED',
          by: administrators,
          asks: { reason: longText('Why it was refused', { required: true, max: 1000 }) },
          stamps: { decidedAt: '$now', decidedBy: '$me', decisionReason: 'reason' },
        },
        withdraw: { label: 'Withdraw', from: ['REQUESTED'], to: 'WITHDRAWN', by: ['assignee'] },
      },
    }),
  },
  access: {
    assignee: { do: ['read'], where: mine, show: ['person', 'reason', 'decidedAt', 'decisionReason', 'status'] },
    administrator: { do: ['read'] },
    master: { do: ['read'] },
  },
});
export interface ErasureRequest extends RecordOf<typeof erasureRequest> {}

import { code, dateTime, defineEntity, json, lifecycle, type RecordOf, ref, whole } from '@homeport/grammar';

/** One purge, and its certificate: what was due, what went and what was held, in numbers. It names nobody whose data went. */
export const purge = defineEntity({
  name: 'purge',
  label: 'Purge',
  plural: 'Purges',
  title: ['reference'],
  unique: [{ fields: ['reference'] }],
  indexes: [['status']],
  sort: 'created,desc',
  list: ['reference', 'created', 'startedBy', 'status', 'erased', 'deleted', 'held', 'finishedAt'],
  facts: ['startedBy', 'finishedAt'],
  menu: 'admin',
  fields: {
    reference: code('Reference', { required: true, max: 40, readOnly: true }),
    startedBy: ref('Started by', 'user', { loose: true, readOnly: true }),
    finishedAt: dateTime('Finished', { readOnly: true }),
    erased: whole('People erased', { readOnly: true, initial: 0 }),
    deleted: whole('Records deleted', { readOnly: true, initial: 0 }),
    files: whole('Files removed', { readOnly: true, initial: 0 }),
    held: whole('Held back', { readOnly: true, initial: 0 }),
    lines: json('By kind', { drawn: 'the page of retention', readOnly: true, maxDepth: 4 }),
    status: lifecycle('Status', {
      initial: 'RUNNING',
      states: {
        RUNNING: { label: 'Running', tone: 'info' },
        PURGED: { label: 'Purge Complete', tone: 'neutral', final: true },
        STOPPED: { label: 'Stopped', tone: 'warning', final: true },
      },
      transitions: {
        finish: { label: 'Finish', from: ['RUNNING'], to: 'PURGED', by: [], system: true },
        stop: { label: 'Stop', from: ['RUNNING'], to: 'STOPPED', by: [], system: true },
      },
    }),
  },
  access: { administrator: { do: ['read', 'export'] }, master: { do: ['read', 'export'] } },
});
export interface Purge extends RecordOf<typeof purge> {}

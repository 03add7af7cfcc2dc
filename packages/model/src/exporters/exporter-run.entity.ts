import {
  choice,
  dateTime,
  decimal,
  defineEntity,
  file,
  lifecycle,
  longText,
  type RecordOf,
  ref,
  text,
  whole,
} from '@homeport/grammar';
import { grantTo } from '../role-presets/door.generated.ts';
import { exporterRoles } from './exporter-roles.data.ts';

const end = (label: string, to: string) => ({ label, from: ['RUNNING'], to, by: [], system: true }) as const;

/** One run of an exporter: the log. Its file is handed out to who may see the same records still. */
export const exporterRun = defineEntity({
  name: 'exporterRun',
  label: 'Export run',
  plural: 'Export runs',
  title: ['number'],
  unique: [{ fields: ['exporter', 'number'] }],
  menu: 'admin',
  sort: 'created,desc',
  list: ['number', 'exporter', 'startedAt', 'cause', 'runBy', 'status', 'reason', 'rows', 'size', 'seconds', 'file'],
  facts: ['exporter', 'startedAt', 'cause', 'runBy', 'rows', 'file'],
  fields: {
    exporter: ref('Exporter', 'exporter', { required: true, readOnly: true, onDelete: 'cascade' }),
    number: whole('Number', { required: true, min: 1, readOnly: true }),
    cause: choice('Started by', { PERSON: 'Person', SCHEDULE: 'Schedule' }, { required: true, readOnly: true }),
    runBy: ref('With the rights of', 'user', { loose: true, readOnly: true }),
    startedAt: dateTime('Started', { required: true, readOnly: true }),
    finishedAt: dateTime('Finished', { readOnly: true }),
    seconds: decimal('Duration', { min: 0, decimals: 1, readOnly: true, unit: 's' }),
    rows: whole('Rows', { min: 0, readOnly: true }),
    size: whole('Size', { min: 0, readOnly: true, unit: 'bytes' }),
    reason: choice(
      'Why not',
      {
        INACTIVE: 'The exporter is deactivated',
        OWNER_GONE: 'The person it ran for can no longer sign in',
        OWNER_RIGHTS: 'The person it ran for may no longer run exporters',
        NO_RIGHTS: 'The person it ran for may not export these records',
        QUERY: 'The data query cannot be run',
        BROKEN: 'Something went wrong on our side',
        STOPPED: 'It was stopped',
      },
      { readOnly: true },
    ),
    detail: text('Details', { max: 400, readOnly: true }),
    file: file('File', { readOnly: true }),
    rights: longText('Rights it was made with', { max: 100_000, secret: true, readOnly: true }),
    status: lifecycle('Result', {
      initial: 'RUNNING',
      states: {
        RUNNING: { label: 'Running', tone: 'info' },
        DONE: { label: 'Done', tone: 'success', final: true },
        FAILED: { label: 'Failed', tone: 'danger', final: true },
        STOPPED: { label: 'Stopped', tone: 'warning', final: true },
        SKIPPED: { label: 'Not run', tone: 'warning', final: true },
      },
      transitions: {
        finish: end('Finish', 'DONE'),
        fail: end('Fail', 'FAILED'),
        stop: end('Stop', 'STOPPED'),
        skip: end('Skip', 'SKIPPED'),
      },
    }),
  },
  access: grantTo(exporterRoles, { do: ['read', 'export'] }),
});
export interface ExporterRun extends RecordOf<typeof exporterRun> {}

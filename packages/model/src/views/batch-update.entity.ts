import { dateTime, defineEntity, json, lifecycle, longText, type RecordOf, text, whole } from '@homeport/grammar';
import { grantTo } from '../role-presets/door.generated.ts';

/**
 * Some fields set in many records at once, by a job with the rights of whoever started it. It is made from a preview, is looked
 * up here afterwards, and can be taken back as a whole.
 */
export const batchUpdate = defineEntity({
  name: 'batchUpdate',
  label: 'Batch update',
  plural: 'Batch updates',
  title: ['name'],
  search: ['name', 'reason'],
  indexes: [['status']],
  sort: 'created,desc',
  list: ['name', 'reason', 'found', 'changed', 'failed', 'status', 'createdBy', 'updated'],
  facts: ['found', 'changed', 'failed', 'appliedAt'],
  menu: 'admin',
  needsVersion: true,
  fields: {
    name: text('Name', { required: true, max: 120 }),
    reason: longText('Reason', { required: true, max: 1000 }),
    /** Name of an entity; a page of its own says in words what is kept in these four. */
    about: text('Kind of records', { required: true, max: 60, secret: true, readOnly: true }),
    conditions: json('Conditions', { secret: true, readOnly: true }),
    changes: json('Changes', { required: true, secret: true, readOnly: true }),
    job: text('Job', { max: 40, secret: true, readOnly: true }),
    found: whole('Records found', { min: 0, readOnly: true }),
    changed: whole('Records changed', { min: 0, readOnly: true }),
    failed: whole('Records refused', { min: 0, readOnly: true }),
    appliedAt: dateTime('Applied', { readOnly: true }),
    status: lifecycle('Status', {
      initial: 'RUNNING',
      states: {
        RUNNING: { label: 'Running', tone: 'info' },
        APPLIED: { label: 'Applied', tone: 'info' },
        STOPPED: { label: 'Stopped on the way', tone: 'warning' },
        UNDONE: { label: 'Taken back', tone: 'neutral', final: true },
      },
      transitions: {
        apply: { label: 'Apply', from: ['RUNNING'], to: 'APPLIED', by: [], system: true },
        stop: { label: 'Stop', from: ['RUNNING'], to: 'STOPPED', by: [], system: true },
        undo: { label: 'Take back', from: ['APPLIED', 'STOPPED'], to: 'UNDONE', by: [], system: true },
      },
    }),
  },
  access: grantTo(['administrator', 'master'], { do: ['read', 'export'] }),
});
export interface BatchUpdate extends RecordOf<typeof batchUpdate> {}

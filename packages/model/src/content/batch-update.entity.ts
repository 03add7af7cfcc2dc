import { dateTime, defineEntity, lifecycle, longText, type RecordOf, ref, text, whole } from '@homeport/grammar';
import { administrationOnly } from '../manage.ts';

/** One field set in many records at once. Decided here: looked at first, then applied, and it can be undone. */
export const batchUpdate = defineEntity({
  name: 'batchUpdate',
  label: 'Batch update',
  plural: 'Batch updates',
  title: ['name'],
  search: ['name'],
  indexes: [['status']],
  list: ['name', 'about', 'dataQuery', 'field', 'newValue', 'changed', 'status', 'updated'],
  facts: ['about', 'field', 'newValue', 'found', 'changed'],
  menu: 'admin',
  needsVersion: true,
  fields: {
    name: text('Name', { required: true, max: 120 }),
    about: text('Records', { required: true, max: 60, help: 'The name of an entity, like caseDetail.' }),
    dataQuery: ref('Data query', 'dataQuery'),
    field: text('Field', { required: true, max: 120 }),
    newValue: text('New value', { max: 400, help: 'Empty: the field is emptied.' }),
    reason: longText('Reason', { required: true, max: 1000 }),
    found: whole('Records found', { min: 0, readOnly: true }),
    changed: whole('Records changed', { min: 0, readOnly: true }),
    failed: whole('Records that failed', { min: 0, readOnly: true }),
    appliedAt: dateTime('Applied', { readOnly: true }),
    status: lifecycle('Status', {
      initial: 'DRAFT',
      states: {
        DRAFT: { label: 'Draft', tone: 'neutral', editable: true, deletable: true },
        PREVIEWED: { label: 'Looked at', tone: 'info', deletable: true },
        APPLIED: { label: 'Applied', tone: 'success' },
        UNDONE: { label: 'Undone', tone: 'neutral', final: true },
      },
      transitions: {
        preview: { label: 'Look at it', from: ['DRAFT'], to: 'PREVIEWED', by: [], system: true },
        revise: { label: 'Revise', from: ['PREVIEWED'], to: 'DRAFT', by: ['administrator', 'master'] },
        apply: { label: 'Apply', from: ['PREVIEWED'], to: 'APPLIED', by: [], system: true },
        undo: { label: 'Undo', from: ['APPLIED'], to: 'UNDONE', by: [], system: true },
      },
    }),
  },
  access: administrationOnly,
});
export interface BatchUpdate extends RecordOf<typeof batchUpdate> {}

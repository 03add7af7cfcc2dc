import { choice, codeAndName, defineEntity, longText, type RecordOf, ref, refs, whole } from '@homeport/grammar';
import { coded } from '../record-presets/door.generated.ts';
import { builders, frequencies, queryMakers, reportFormats } from './query-access.ts';

/** A query as a document: how it is written, and to whom it goes by itself. */
export const report = defineEntity({
  name: 'report',
  label: 'Report',
  plural: 'Reports',
  ...coded,
  menu: 'reports',
  list: ['code', 'name', 'kind', 'format', 'frequency', 'active', 'updated'],
  facts: ['kind', 'dataQuery', 'format', 'frequency'],
  needsVersion: true,
  configuration: {},
  fields: {
    ...codeAndName,
    kind: choice(
      'Kind',
      { LIST: 'List', PIVOT: 'Cross table', CHART: 'Chart', DOCUMENT: 'Document' },
      { required: true, initial: 'LIST' },
    ),
    dataQuery: ref('Data query', 'dataQuery'),
    format: choice('Format', reportFormats, { required: true, initial: 'xlsx' }),
    orientation: choice('Orientation', { PORTRAIT: 'Portrait', LANDSCAPE: 'Landscape' }, { initial: 'PORTRAIT' }),
    sharing: choice(
      'Seen by',
      { PRIVATE: 'Only me', ALL: 'All who may see the records' },
      { required: true, initial: 'PRIVATE' },
    ),
    frequency: choice('Sent', frequencies, {
      required: true,
      initial: 'NEVER',
      help: 'Kept for later: reports are not sent yet.',
    }),
    dayOfMonth: whole('Day of month', { min: 1, max: 31, only: { field: 'frequency', among: ['MONTHLY'] } }),
    recipients: refs('Recipients', 'user'),
    description: longText('Description', { max: 1000 }),
  },
  access: { ...queryMakers, ...builders },
});
export interface Report extends RecordOf<typeof report> {}

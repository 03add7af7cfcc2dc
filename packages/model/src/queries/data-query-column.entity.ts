import { choice, defineEntity, type RecordOf, ref, sequence, text, whole } from '@homeport/grammar';
import { pathOn } from '../record-presets/door.generated.ts';
import { builders, queryParts } from './query-access.ts';

/** One column of a query. */
export const dataQueryColumn = defineEntity({
  name: 'dataQueryColumn',
  label: 'Query column',
  plural: 'Query columns',
  title: ['field'],
  unique: [{ fields: ['dataQuery', 'field'] }],
  indexes: [['dataQuery', 'sequence']],
  sort: 'sequence,asc',
  list: ['dataQuery', 'sequence', 'field', 'label', 'total', 'updated'],
  menu: 'reports',
  configuration: {},
  fields: {
    dataQuery: ref('Data query', 'dataQuery', { required: true, fixed: true, onDelete: 'cascade' }),
    sequence,
    field: pathOn('dataQuery.about'),
    label: text('Heading', { max: 120 }),
    total: choice(
      'Total',
      { NONE: 'None', COUNT: 'Count', SUM: 'Sum', AVERAGE: 'Average', LEAST: 'Least', MOST: 'Most' },
      { initial: 'NONE' },
    ),
    width: whole('Width', { min: 40, max: 800, unit: 'px' }),
  },
  access: { ...queryParts('dataQuery'), ...builders },
});
export interface DataQueryColumn extends RecordOf<typeof dataQueryColumn> {}

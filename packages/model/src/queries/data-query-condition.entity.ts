import { defineEntity, type RecordOf, ref } from '@homeport/grammar';
import { conditionOn } from '../record-presets/door.generated.ts';
import { builders, queryParts } from './query-access.ts';

/** One condition of a query. */
export const dataQueryCondition = defineEntity({
  name: 'dataQueryCondition',
  label: 'Query condition',
  plural: 'Query conditions',
  title: ['field', 'operator', 'value'],
  indexes: [['dataQuery', 'sequence']],
  sort: 'sequence,asc',
  list: ['dataQuery', 'sequence', 'field', 'operator', 'value', 'updated'],
  menu: 'reports',
  configuration: { key: ['dataQuery', 'sequence', 'field'] },
  fields: {
    dataQuery: ref('Data query', 'dataQuery', { required: true, fixed: true, onDelete: 'cascade' }),
    ...conditionOn('dataQuery.about'),
  },
  access: { ...queryParts('dataQuery'), ...builders },
});
export interface DataQueryCondition extends RecordOf<typeof dataQueryCondition> {}

import {
  choice,
  codeAndName,
  defineEntity,
  entityName,
  fieldName,
  longText,
  type RecordOf,
  text,
  whole,
} from '@homeport/grammar';
import { coded } from '../record-presets/door.generated.ts';
import { builders, queryMakers } from './query-access.ts';

/** A question to the records of one kind: its columns, conditions and grouping. It sees what its reader may see. */
export const dataQuery = defineEntity({
  name: 'dataQuery',
  label: 'Data query',
  plural: 'Data queries',
  ...coded,
  menu: 'reports',
  list: ['code', 'name', 'about', 'category', 'sharing', 'active', 'updated'],
  facts: ['about', 'category', 'sharing', 'groupBy'],
  needsVersion: true,
  configuration: {},
  fields: {
    ...codeAndName,
    about: entityName('Records', { required: true }),
    category: text('Category', { max: 60 }),
    sharing: choice(
      'Seen by',
      { PRIVATE: 'Only me', ALL: 'All who may see the records' },
      { required: true, initial: 'PRIVATE' },
    ),
    matches: choice('Conditions', { ALL: 'All hold', ANY: 'One of them holds' }, { required: true, initial: 'ALL' }),
    groupBy: text('Group by', { max: 120, offers: { what: 'path', of: 'about' } }),
    sortBy: fieldName('Sort by', 'about', { max: 120 }),
    sortOrder: choice('Order', { ASC: 'Ascending', DESC: 'Descending' }, { required: true, initial: 'ASC' }),
    limit: whole('At most rows', { min: 1, max: 1_000_000 }),
    description: longText('Description', { max: 1000 }),
  },
  access: { ...queryMakers, ...builders },
});
export interface DataQuery extends RecordOf<typeof dataQuery> {}

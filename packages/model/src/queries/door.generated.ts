// Written by `npm run derive`: the door of the domain, what others take of it.
export { dataQueryColumn } from './data-query-column.entity.ts';
export { dataQueryCondition } from './data-query-condition.entity.ts';
export { type DataQuery, dataQuery } from './data-query.entity.ts';
export { frequencies } from './query-access.ts';
export { report } from './report.entity.ts';

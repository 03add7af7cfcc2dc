// Written by `npm run derive` from the declarations of this folder.
import type { Domain } from '@homeport/grammar';
import { dataQueryColumn } from './data-query-column.entity.ts';
import { dataQueryCondition } from './data-query-condition.entity.ts';
import { dataQuery } from './data-query.entity.ts';
import { report } from './report.entity.ts';

export const domain: Domain = {
  name: 'queries',
  entities: [dataQueryColumn, dataQueryCondition, dataQuery, report],
  actions: [],
  routes: [],
  events: [],
  refusals: [],
  rules: [],
  screens: [],
};

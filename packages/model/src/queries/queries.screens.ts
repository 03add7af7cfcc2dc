import { defineScreen } from '@homeport/grammar';

/** The builder's way to a list that hangs under another menu. */
export const builderDataQueries = defineScreen({
  name: 'builderDataQueries',
  on: 'dataQuery',
  kind: 'list',
  label: 'Data queries',
  menu: 'admin',
  by: ['builder', 'administrator', 'master'],
  path: '/workspace/reports/data-query',
});

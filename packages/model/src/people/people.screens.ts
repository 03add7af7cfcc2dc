import { defineScreen } from '@homeport/grammar';

/** The builder's way to a list that hangs under another menu. */
export const builderEmployees = defineScreen({
  name: 'builderEmployees',
  on: 'employee',
  kind: 'list',
  label: 'Employees',
  menu: 'admin',
  by: ['builder', 'administrator', 'master'],
  path: '/workspace/customers/employee',
});

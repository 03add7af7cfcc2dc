import { defineScreen } from '@homeport/grammar';

/** What the company has on record of the provider that a vendor works for. */
export const companyDetails = defineScreen({
  name: 'companyDetails',
  on: 'serviceProvider',
  kind: 'list',
  label: 'Company Details',
  menu: 'vendor',
  by: ['vendor'],
  path: '/workspace/admin/service-provider',
});

import { date, defineEntity, type RecordOf, ref, text } from '@homeport/grammar';

/** Staff of `holder` may act in `grantedTenant`, besides its managing company. Both are managed by the company that owns this record. */
export const authorisedTenant = defineEntity({
  name: 'authorisedTenant',
  label: 'Authorised tenant',
  plural: 'Authorised tenants',
  title: ['holder', 'grantedTenant'],
  unique: [{ fields: ['holder', 'grantedTenant'] }],
  indexes: [['grantedTenant']],
  list: ['holder', 'grantedTenant', 'until', 'reason', 'updated'],
  menu: 'tenants',
  canDeactivate: true,
  needsVersion: true,
  fields: {
    holder: ref('Whose staff', 'tenant', { required: true, fixed: true }),
    grantedTenant: ref('May act in', 'tenant', { required: true, fixed: true }),
    until: date('Until'),
    reason: text('Reason', { max: 300 }),
  },
  access: {
    administrator: { do: ['read', 'create', 'update', 'delete', 'export'] },
    master: { do: 'everything' },
  },
});
export interface AuthorisedTenant extends RecordOf<typeof authorisedTenant> {}

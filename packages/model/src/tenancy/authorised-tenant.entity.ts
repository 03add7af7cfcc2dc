import { date, defineEntity, type RecordOf, ref, text } from '@homeport/grammar';

/** Staff of `holder` may act in `tenant`, besides its managing company. Both are managed by the company that owns this record. */
export const authorisedTenant = defineEntity({
  name: 'authorisedTenant',
  label: 'Authorised tenant',
  plural: 'Authorised tenants',
  title: ['holder', 'tenant'],
  unique: [{ fields: ['holder', 'tenant'] }],
  indexes: [['tenant']],
  list: ['holder', 'tenant', 'until', 'reason', 'updated'],
  menu: 'tenants',
  canDeactivate: true,
  needsVersion: true,
  fields: {
    holder: ref('Whose staff', 'tenant', { required: true, fixed: true }),
    tenant: ref('May act in', 'tenant', { required: true, fixed: true }),
    until: date('Until'),
    reason: text('Reason', { max: 300 }),
  },
  access: {
    administrator: { do: ['read', 'create', 'update', 'delete', 'export'] },
    master: { do: 'everything' },
  },
});
export interface AuthorisedTenant extends RecordOf<typeof authorisedTenant> {}

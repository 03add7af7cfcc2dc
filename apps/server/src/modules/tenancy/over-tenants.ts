/**
 * What of tenancy looks over all tenants on purpose; the schema's test accepts nothing else. Functions by signature, each with
 * its reason.
 */
export const tenancyOverTenants = {
  indexesOverTenants: ['user_id_everywhere_idx'],
  definerFunctions: {
    'app.current_tenant_settings()':
      'rules need currency and switches of the tenant acted in, whose row its manager owns',
    'app.name_elsewhere(text,uuid)':
      'staff of a managing company are named where they acted, in the tenants they reach only',
    'app.staff_from_elsewhere(text,integer)':
      'a record may name its manager among the staff of the company that manages this one',
    'app.name_elsewhere_for(uuid,text,uuid)': 'the same, of the several companies that somebody reads over',
    'app.may_name_elsewhere(text,uuid)': 'the same, asked for one record before it is named',
    'app.find_caller(uuid,uuid)': 'work outside of a request acts with the rights its starter has at that moment',
  },
} as const;

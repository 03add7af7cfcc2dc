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
    'app.find_caller(uuid,uuid)': 'work outside of a request acts with the rights its starter has at that moment',
  },
} as const;

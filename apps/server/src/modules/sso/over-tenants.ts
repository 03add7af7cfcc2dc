/** What of single sign-on looks over all tenants on purpose; the schema's test accepts nothing else. */
export const ssoOverTenants = {
  indexesOverTenants: ['sso_setup_everywhere_key', 'sso_flow_state_everywhere_key'],
  definerFunctions: {
    'app.sso_offers(text)': 'the sign-in page shows the providers of its sub-domain',
    'app.tenant_of_sso(uuid)': 'a sign-in starts at a provider before anybody is known',
    'app.find_sso_flow(text)': 'a sign-in that comes back from a provider leads to its tenant',
    'app.sign_in_proved(uuid,uuid)': 'a user whom a provider has proved signs in',
  },
} as const;

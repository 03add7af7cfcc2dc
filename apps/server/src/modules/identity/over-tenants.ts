/**
 * What of identity looks over all tenants on purpose; the schema's test accepts nothing else. Functions by signature, each
 * with its reason.
 */
export const identityOverTenants = {
  globalTables: ['engine.attempt', 'engine.installation_key'],
  indexesOverTenants: [
    'user_login_everywhere_key',
    'user_email_everywhere_idx',
    'tenant_id_everywhere_key',
    'tenant_code_everywhere_key',
    'tenant_sub_domain_everywhere_key',
  ],
  definerFunctions: {
    'app.take_attempt(text,integer,integer)': 'tries are counted before anybody is known',
    'app.clear_attempts(text)': 'tries are forgotten after a success',
    'app.begin_sign_in(text,integer)': 'a login name leads to its tenant',
    'app.find_users(text)': 'a login name or e-mail leads to its tenant, for links and passcodes',
    'app.is_login_taken(text,uuid)': 'login names are unique over the installation',
    'app.taken_tenant_names(text,text,uuid)': 'tenant codes and sub-domains are unique over the installation',
    'app.find_session(uuid,uuid,boolean)':
      'a session knows its tenant, the tenants it reaches and the real user of a log-in-as',
    'app.teams_of(uuid)': 'a caller is confined by the teams they are in, wherever these are',
    'app.use_socket_ticket(uuid,uuid,text)': 'a socket names its session before anybody is known',
    'app.find_theme(text,uuid)': 'the sign-in page shows the look of its sub-domain',
    'app.find_theme_picture(text,text)': 'the sign-in page shows the logo of its tenant',
    'app.installation_key(text,text)': 'keys of the installation belong to no tenant',
    'app.installation_keys()': 'keys of the installation are sealed anew with a new secret',
    'app.replace_installation_key(text,text,text)': 'keys of the installation are sealed anew with a new secret',
    'app.all_tenants()': 'work of the installation is done tenant by tenant',
    'app.tenant_facts(uuid)': 'a tenant knows its own settings, which belong to who manages it',
  },
} as const;

/** What of API clients looks over all tenants on purpose; the schema's test accepts nothing else. */
export const apiClientsOverTenants = {
  definerFunctions: { 'app.find_api_client(text,text)': 'the id and secret of a program lead to its tenant' },
} as const;

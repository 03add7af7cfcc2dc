/** What of surveys looks over tenants on purpose; the schema's test accepts nothing else. */
export const surveysOverTenants = {
  definerFunctions: {
    'app.survey_thresholds()': 'a tenant knows its own thresholds, which stand in the row of who manages it',
  },
} as const;

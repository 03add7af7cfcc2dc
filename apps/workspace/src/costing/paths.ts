/** Where actual costs stand against estimates. */
export const costReportPath = '/workspace/financial/cost-report';

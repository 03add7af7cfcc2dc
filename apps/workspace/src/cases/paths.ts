/** Where assignments that need attention are listed. */
export const attentionPath = '/workspace/cases/attention';

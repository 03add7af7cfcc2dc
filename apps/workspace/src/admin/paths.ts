/** Where the administrators' screens stand. */
export const signedInPath = '/workspace/admin/signed-in';
export const givenUpPath = '/workspace/admin/given-up';
export const erasuresPath = '/workspace/admin/erasures';
export const retentionPath = '/workspace/admin/retention';

/** Where configuration is exported, taken in and compared. */
export const configurationPath = '/workspace/admin/configuration';

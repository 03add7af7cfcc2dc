/** The setting that keeps density, single keys and favourites of a user. */
export const lookSetting = 'workspace-look';

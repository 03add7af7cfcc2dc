/** The setting that keeps density, single keys, favourites and the company worked for last of a user. */
export const lookSetting = 'workspace-look';

/** Where somebody's work stands, over all kinds and companies. */
export const workPath = '/workspace/dashboard/my-work';

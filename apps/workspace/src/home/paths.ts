/** Where somebody's home stands. */
export const homePath = '/workspace/dashboard/home';

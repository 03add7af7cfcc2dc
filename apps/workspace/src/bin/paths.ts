/** Where the bin stands. */
export const binPath = '/workspace/profile/bin';

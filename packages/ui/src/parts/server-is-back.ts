/** Event of the window that tells that the server was away: then it may be a newer one by now. */
export const serverIsBack = 'homeport:server-is-back';

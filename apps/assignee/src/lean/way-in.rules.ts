/** Where signing out has an address of its own within the application. */
export const wayOut = '/dashboard/logout';

/**
 * Where somebody goes who opens a page of the application (path and search) and is not signed in: to sign in, and back to it.
 * Who came to sign out is signed out already: they are told so, and are not asked in to be sent out again.
 */
export const wayIn = (here: string): string =>
  here.split(/[?#]/)[0] === wayOut ? '/logout' : `/login?to=${encodeURIComponent(here)}`;

/** The warning is loaded this long before the session ends, in milliseconds: a little before it has to stand. */
export const sessionWarning = 3 * 60 * 1000;

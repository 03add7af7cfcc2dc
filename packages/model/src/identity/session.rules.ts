/** Limits of sessions (seconds). The tenant sets the idle time; it never goes beyond 60 minutes. */
export const sessionLimits = {
  accessToken: 600,
  overall: 24 * 3600,
  idleAtMost: 3600,
  /** The refresh token just replaced is accepted so long, for answers that were lost on the way. */
  predecessor: 10,
  /** A sign-in or password confirmation counts as fresh so long. */
  fresh: 900,
  /** A lock after too many wrong passwords ends by itself. */
  lock: 900,
  socketTicket: 30,
  /** The token of a program. It is not refreshed: the program asks for another one. */
  program: 3600,
} as const;

/** What a presented refresh token is, given what the session remembers. `n` counts the tokens of the family from 0. */
export type RefreshVerdict = 'rotate' | 'repeat' | 'reuse' | 'unknown';

/**
 * Judges a refresh token whose place in the family is `n` (its seal was checked before). The current one rotates; its
 * predecessor gets the same successor again for a few seconds; every older one was stolen or copied.
 */
export function judgeRefresh(
  n: number,
  session: { readonly current: number; readonly secondsSinceRotation: number },
): RefreshVerdict {
  if (n === session.current) return 'rotate';
  if (n > session.current || n < 0) return 'unknown';
  const isFresh = session.secondsSinceRotation <= sessionLimits.predecessor;
  return n === session.current - 1 && isFresh ? 'repeat' : 'reuse';
}

/** Idle seconds a session survives, from the tenant's setting in minutes. */
export const idleSeconds = (minutes: number): number => Math.min(Math.max(1, minutes) * 60, sessionLimits.idleAtMost);

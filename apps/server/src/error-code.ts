/** The code of what was thrown, such as `ENOENT` of a file that is not there; undefined for what has none. */
export function codeOf(error: unknown): string | undefined {
  const code: unknown = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : undefined;
}

/** What an error says, in its own words. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

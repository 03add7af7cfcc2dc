/** What a formula may take: it is for people to read, and it runs where others wait. */
export const formulaLimits = {
  characters: 4000,
  /** Numbers, names, signs and functions in one formula. */
  parts: 600,
  /** Brackets and functions within each other. */
  depth: 20,
  /** Parts that are worked out, lines of lists counted each. */
  steps: 50_000,
  /** Digits before the point of whatever is worked out. */
  digits: 24,
} as const;

/** How the states of a bundle look. */
export const tones = {
  CHECKED: 'neutral',
  APPLYING: 'info',
  APPLIED: 'success',
  ROLLING_BACK: 'info',
  ROLLED_BACK: 'neutral',
} as const;

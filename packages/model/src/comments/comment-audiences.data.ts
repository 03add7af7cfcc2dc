/** Whom a comment is for. */
export const commentAudiences = {
  TEAM: 'Mobility team',
  HR: 'Mobility team and HR',
  VENDOR: 'Mobility team and provider',
  ASSIGNEE: 'Everyone on the assignment',
} as const;
export type CommentAudience = keyof typeof commentAudiences;

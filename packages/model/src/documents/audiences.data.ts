/** For whom a file is. */
export const audiences = {
  ME: 'Only me',
  TEAM: 'Mobility team',
  HR: 'Mobility team and HR',
  ASSIGNEE: 'Everyone on the assignment',
} as const;

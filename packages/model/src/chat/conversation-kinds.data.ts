/** Who talks with the assignee. */
export const conversationKinds = {
  TEAM: 'Mobility team',
  HR: 'HR',
  VENDOR: 'Provider',
  FAMILY: 'Family member',
} as const;
export type ConversationKind = keyof typeof conversationKinds;

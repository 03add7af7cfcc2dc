/** For whom a reply is: everyone on the ticket, or a note among the team. */
export const replyAudiences = { ASSIGNEE: 'Everyone on the ticket', TEAM: 'Internal note' } as const;

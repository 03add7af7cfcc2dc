/**
 * Roles of people from outside the team: of the family that moves, of suppliers, of the client, and of whoever asks for a move.
 * Their grants say what they show; what a grant does not name it does not give, so a new field is closed to all of them.
 */
export const outsiders = ['assignee', 'dependant', 'vendor', 'client', 'caseInitiator'] as const;
export type Outsider = (typeof outsiders)[number];

/** Whether a role, by key, is one of people from outside. */
export const isOutsider = (role: string): role is Outsider => outsiders.some((one) => one === role);

/** What a retention rule can speak of: each kind has records of one sort with their parts, or everything about a person. */
export const retentionKinds = {
  PERSON: 'Everything about a person',
  DIARY: 'Travel diary',
  TRIPS: 'Trips',
  CHATS: 'Chats',
  TICKETS: 'Help desk tickets',
  SURVEYS: 'Surveys',
  CALLS: 'Video calls',
  MAILS: 'Quick e-mails',
  NOTICES: 'Notifications',
  ASSISTANT: 'Conversations with the assistant',
} as const;
export type RetentionKind = keyof typeof retentionKinds;

/** From when the time counts. */
export const retentionEvents = {
  ASSIGNMENT_ENDED: 'The last assignment ended',
  RECORDED: 'The last day of the record',
} as const;
export type RetentionEvent = keyof typeof retentionEvents;

export const retentionUnits = { YEARS: 'Years', MONTHS: 'Months', DAYS: 'Days' } as const;
export type RetentionUnit = keyof typeof retentionUnits;

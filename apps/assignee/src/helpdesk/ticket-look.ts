import type { TicketLine } from '@homeport/model/communication';

/** How urgent a state looks. */
export const tones: Readonly<Record<TicketLine['status'], 'info' | 'success' | 'warning' | 'neutral'>> = {
  OPEN: 'info',
  REOPENED: 'info',
  ANSWERED: 'success',
  WAITING: 'warning',
  CLOSED: 'neutral',
};
/** What a ticket may be about, in the order of the list. */
export const categories = [
  'ASSIGNMENT',
  'SERVICE',
  'HOUSING',
  'TRAVEL',
  'EXPENSES',
  'DOCUMENTS',
  'TECHNICAL',
  'OTHER',
] as const satisfies readonly TicketLine['category'][];

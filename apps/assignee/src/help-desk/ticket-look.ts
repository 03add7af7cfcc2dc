import type { TicketLine } from '@homeport/model/help-desk';

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

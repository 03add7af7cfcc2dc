import type { TicketLine } from '@homeport/model/communication';

/** How urgent a state looks. */
export const tones = {
  OPEN: 'info',
  REOPENED: 'info',
  ANSWERED: 'success',
  WAITING: 'warning',
  CLOSED: 'neutral',
} as const satisfies Record<TicketLine['status'], string>;

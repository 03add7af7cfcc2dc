import { defineCard } from '@homeport/grammar';

/* Questions of assignees. */
export const openTicketsCard = defineCard({
  name: 'openTickets',
  on: 'helpDeskTicket',
  label: 'Tickets to answer, of the whole team',
  draws: 'figure',
  where: [{ field: 'status', op: 'in', value: ['OPEN', 'REOPENED'] }],
  roles: ['caseManager', 'hr', 'administrator'],
  order: 55,
});

import { defineCard } from '@homeport/grammar';

/* Exceptions that wait. */
export const exceptionsToDecideCard = defineCard({
  name: 'exceptionsToDecide',
  on: 'benefitException',
  label: 'Exceptions to decide',
  draws: 'figure',
  where: [{ field: 'status', op: 'eq', value: 'SENT' }],
  sum: 'budgetEffect',
  roles: ['hr'],
  order: 37,
});

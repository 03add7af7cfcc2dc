import { defineRules } from '@homeport/grammar';
import { type CurrentFacts, checkSuccession } from '../effective/door.generated.ts';
import { expenseAllowance } from './expense-allowance.entity.ts';

export const expenseAllowanceRules = defineRules<typeof expenseAllowance, CurrentFacts>(expenseAllowance, {
  check: checkSuccession,
});

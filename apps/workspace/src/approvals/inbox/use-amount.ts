import { Exact } from '@homeport/grammar';
import { amountToDecide, type CaseExpense, decimalsOf } from '@homeport/model/expenses';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { useText } from '@homeport/ui/language/use-text.ts';

/** What an expense is about, in the reader's habit: where a part was approved, "EUR 40.00 of 52.00". */
export function useAmount(): (expense: CaseExpense) => string {
  const text = useText('approvals');
  const formats = useFormats();
  return (expense) => {
    const { currency, approvalStatus } = expense;
    const whole = amountToDecide(expense);
    const approved = expense.approvedAmount ?? whole;
    if (approvalStatus !== 'APPROVED' || new Exact(approved).equals(whole)) return formats.money(whole, currency);
    return text('amount.part', {
      approved: formats.money(approved, currency),
      whole: formats.number(whole, { decimals: decimalsOf(currency) }),
    });
  };
}

import type { CaseExpense } from '@homeport/model/expenses';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { useText } from '@homeport/ui/language/use-text.ts';
import { type Fact, KeyFacts } from '@homeport/ui/parts/KeyFacts.tsx';
import { Converted } from './Converted.tsx';
import { amountToDecide } from './queue.rules.ts';

/** What was bought, when, for how much; and what was decided so far. */
export function ExpenseFacts({ expense }: { expense: CaseExpense }) {
  const text = useText('approvals');
  const formats = useFormats();
  const { currency } = expense;
  const isForeign = expense.convertedCurrency !== null && expense.convertedCurrency !== currency;
  const facts: Fact[] = [
    { label: text('fact.item'), value: expense.expenseItem.label },
    { label: text('fact.activity'), value: expense.activity },
    { label: text('fact.date'), value: period(expense, formats.date), isNumber: true },
    { label: text('fact.amount'), value: formats.money(amountToDecide(expense), currency), isNumber: true },
    ...(isForeign ? [{ label: text('fact.converted'), value: <Converted expense={expense} /> }] : []),
    ...(expense.taxAmount1
      ? [{ label: text('fact.tax'), value: formats.money(expense.taxAmount1, currency), isNumber: true }]
      : []),
    ...(expense.dueDate ? [{ label: text('fact.due'), value: formats.date(expense.dueDate), isNumber: true }] : []),
    ...(expense.approver ? [{ label: text('fact.approver'), value: expense.approver.label }] : []),
    ...(expense.delegatedBy ? [{ label: text('fact.delegatedBy'), value: expense.delegatedBy.label }] : []),
    ...(expense.approvedBy ? [{ label: text('fact.decidedBy'), value: expense.approvedBy.label }] : []),
    ...(expense.approvedAmount
      ? [{ label: text('fact.approved'), value: formats.money(expense.approvedAmount, currency), isNumber: true }]
      : []),
  ];
  return (
    <>
      <KeyFacts facts={facts} />
      {expense.notes ? <Words label={text('fact.notes')} words={expense.notes} /> : null}
      {expense.decisionReason ? <Words label={text('fact.reason')} words={expense.decisionReason} /> : null}
    </>
  );
}

function Words({ label, words }: { label: string; words: string }) {
  return (
    <dl className="approval-words">
      <dt>{label}</dt>
      <dd>{words}</dd>
    </dl>
  );
}

const period = ({ expenseDate, toDate }: CaseExpense, date: (day: string) => string): string =>
  toDate ? `${date(expenseDate)} – ${date(toDate)}` : date(expenseDate);

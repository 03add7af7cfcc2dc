import type { CaseExpense } from '@homeport/model/expenses';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { useText } from '@homeport/ui/language/use-text.ts';
import { type Fact, KeyFacts } from '@homeport/ui/parts/KeyFacts.tsx';
import { Converted } from './Converted.tsx';

/** What was bought, when, for how much; and what was decided so far. */
export function ExpenseFacts({ expense }: { expense: CaseExpense }) {
  const text = useText('approvals');
  const formats = useFormats();
  const { currency } = expense;
  const isForeign = expense.convertedCurrency !== null && expense.convertedCurrency !== currency;
  const money = (label: string, amount: string | null | undefined): Fact[] =>
    !amount ? [] : [{ label: text(label), value: formats.money(amount, currency), isNumber: true }];
  const person = (label: string, who: { readonly label: string } | null | undefined): Fact[] =>
    !who ? [] : [{ label: text(label), value: who.label }];
  const facts: Fact[] = [
    { label: text('fact.item'), value: expense.expenseItem.label },
    { label: text('fact.activity'), value: expense.activity },
    { label: text('fact.date'), value: period(expense, formats.date), isNumber: true },
    ...money('fact.amount', expense.submittedAmount ?? expense.amount),
    ...(isForeign ? [{ label: text('fact.converted'), value: <Converted expense={expense} /> }] : []),
    ...money('fact.tax', expense.taxAmount1),
    ...(expense.dueDate ? [{ label: text('fact.due'), value: formats.date(expense.dueDate), isNumber: true }] : []),
    ...person('fact.group', expense.approvalGroup),
    ...person('fact.approver', expense.approver),
    ...person('fact.delegatedBy', expense.delegatedBy),
    ...person('fact.decidedBy', expense.approvedBy),
    ...(expense.approvedAmount === null ? money('fact.soFar', expense.proposedAmount) : []),
    ...money('fact.approved', expense.approvedAmount),
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

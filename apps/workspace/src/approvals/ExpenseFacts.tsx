import { type CaseExpense, caseExpense, caseExpenseBatch } from '@homeport/model/expenses';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { type Fact, KeyFacts } from '@homeport/ui/parts/KeyFacts.tsx';
import { FindingList, isFindings } from '@homeport/ui/records/fields/FindingList.tsx';
import { fieldAt } from '@homeport/ui/records/fields/field-at.ts';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import { ExplainedValue } from '@homeport/ui/records/record/ExplainedValue.tsx';
import { explanationOf } from '@homeport/ui/records/record/explanation.ts';
import type { Row } from '@homeport/ui/records/host/row.ts';
import { useLabels } from '@homeport/ui/records/words/use-labels.ts';
import { AppLink } from '@homeport/ui/shell/link.tsx';
import { useQuery } from '@tanstack/react-query';
import { StatusChip } from '@homeport/ui/controls/StatusChip.tsx';
import { useWords, type WordKey } from '../words/use-words.ts';
import { claimed } from './queue.ts';
import { usePolicy } from './use-policy.ts';

/** What was claimed: amount, conversion, date, report, findings, policy. */
export function ExpenseFacts({ expense }: { expense: CaseExpense }) {
  const text = useWords();
  const labels = useLabels();
  const formats = useFormats();
  const host = useRecordHost();
  const row = expense as unknown as Row;
  const label = (name: string) => labels.field(fieldAt(caseExpense, name) as NonNullable<ReturnType<typeof fieldAt>>);
  const explanation = explanationOf(caseExpense, row);
  const converted = fieldAt(caseExpense, 'convertedAmount');
  const report = host.address({ to: 'record', entity: caseExpenseBatch, id: expense.caseExpenseBatch.id });
  const isForeign = expense.convertedAmount !== null && expense.convertedCurrency !== expense.currency;
  const facts: Fact[] = [
    { label: label('submittedAmount'), value: formats.money(claimed(expense), expense.currency), isNumber: true },
    ...(isForeign && converted
      ? [
          {
            label: labels.field(converted),
            isNumber: true,
            value: explanation?.explains(converted) ? (
              <ExplainedValue at={converted} row={row} explanation={explanation.value} />
            ) : (
              formats.money(expense.convertedAmount ?? '', expense.convertedCurrency ?? '')
            ),
          },
        ]
      : []),
    { label: label('expenseDate'), value: formats.date(expense.expenseDate), isNumber: true },
    {
      label: label('caseExpenseBatch'),
      value: report ? <AppLink href={report}>{expense.caseExpenseBatch.label}</AppLink> : expense.caseExpenseBatch.label,
    },
    ...(expense.approvedAmount !== null ? [{ label: label('approvedAmount'), value: formats.money(expense.approvedAmount, expense.currency), isNumber: true }] : []),
    ...(expense.dueDate ? [{ label: label('dueDate'), value: formats.date(expense.dueDate), isNumber: true }] : []),
  ];
  return (
    <div className="ws-facts">
      <KeyFacts facts={facts} />
      {isFindings(expense.findings) ? <FindingList findings={expense.findings} /> : null}
      {expense.notes ? (
        <section>
          <h3>{label('notes')}</h3>
          <p className="hp-long">{expense.notes}</p>
        </section>
      ) : null}
      {expense.decisionReason ? (
        <section>
          <h3>{text('approvals.lastReason')}</h3>
          <p className="hp-long">{expense.decisionReason}</p>
        </section>
      ) : null}
      <PolicyLine expense={expense} />
      <OtherLines expense={expense} />
    </div>
  );
}

function PolicyLine({ expense }: { expense: CaseExpense }) {
  const text = useWords();
  const formats = useFormats();
  const { data, isPending } = usePolicy(expense);
  if (isPending) return null;
  const item = data?.item;
  const money = (amount: string | null | undefined, currency: string | null | undefined) => (amount && currency ? formats.money(amount, currency) : null);
  const limit = money(item?.limit, item?.currency);
  const above = money(item?.receiptRequiredAbove, item?.currency);
  const lines = [
    limit ? text('policy.limit', { limit }) : text('policy.noLimit'),
    item?.receiptRequired ? (above ? text('policy.receiptAbove', { amount: above }) : text('policy.receipt')) : text('policy.noReceipt'),
    ...(data?.benefits ?? []).map((benefit) => {
      const upper = money(benefit.upperLimit ?? benefit.amount, benefit.currency);
      return upper ? text('policy.benefit', { benefit: benefit.benefit.label, upper }) : text('policy.benefitOpen', { benefit: benefit.benefit.label });
    }),
  ];
  return (
    <section>
      <h3>{text('policy.title')}</h3>
      <ul className="ws-plain-list">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

function OtherLines({ expense }: { expense: CaseExpense }) {
  const text = useWords();
  const formats = useFormats();
  const host = useRecordHost();
  const { data } = useQuery({
    queryKey: ['records', host.tenant, caseExpense.name, 'list', 'of-report', expense.caseExpenseBatch.id],
    queryFn: async ({ signal }) => {
      const filter = { field: 'caseExpenseBatch', op: 'eq', value: expense.caseExpenseBatch.id } as const;
      const page = await host.source.list(caseExpense, { filter, size: 100, total: 'none', sort: [{ field: 'expenseDate', descending: false }] }, signal);
      return page.content as unknown as readonly CaseExpense[];
    },
  });
  const others = (data ?? []).filter((one) => one.id !== expense.id);
  if (others.length === 0) return null;
  return (
    <section>
      <h3>{text('approvals.otherLines', { count: others.length })}</h3>
      <ul className="ws-lines">
        {others.map((one) => (
          <li key={one.id}>
            <span>
              {one.expenseItem.label}
              <span className="hp-caption"> {formats.date(one.expenseDate)}</span>
            </span>
            <span className="hp-number">{formats.money(claimed(one), one.currency)}</span>
            <StatusChip state={one.approvalStatus} label={text(`state.${one.approvalStatus}` as WordKey)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

import type { CaseExpense } from '@homeport/model/expenses';
import { caseExpenseApprovalStatusTones } from '@homeport/model/tones';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { useText } from '@homeport/ui/language/use-text.ts';
import { InlineError } from '@homeport/ui/parts/InlineError.tsx';
import { StatusChip } from '@homeport/ui/parts/StatusChip.tsx';
import { Skeleton } from '@mantine/core';
import { useReport, useReportLines } from './approval-data.ts';
import { useFailure } from './failure.ts';
import { useAmount } from './use-amount.ts';

/** The other expenses of the same report, so that one line is judged with what came with it. */
export function ReportLines({ tenant, expense }: { tenant: string | undefined; expense: CaseExpense }) {
  const text = useText('approvals');
  const formats = useFormats();
  const failure = useFailure();
  const amount = useAmount();
  const report = useReport(tenant, expense.caseExpenseBatch.id);
  const lines = useReportLines(tenant, expense.caseExpenseBatch.id);
  const others = lines.data?.content.filter((line) => line.id !== expense.id) ?? [];
  const total = report.data?.submittedTotal ?? report.data?.batchTotal;
  return (
    <section className="approval-part" aria-labelledby="approval-report">
      <h3 id="approval-report">{text('report.title', { report: expense.caseExpenseBatch.label })}</h3>
      {report.data && total ? (
        <p className="hp-muted">
          {text('report.total', {
            total: formats.money(total, report.data.currency),
            count: report.data.numberOfEntries ?? others.length + 1,
          })}
        </p>
      ) : null}
      {lines.error ? (
        <InlineError message={failure(lines.error).message} onRetry={() => void lines.refetch()} />
      ) : lines.isPending ? (
        <Skeleton height={64} />
      ) : others.length === 0 ? (
        <p className="hp-muted">{text('report.only')}</p>
      ) : (
        <ul className="approval-lines">
          {others.map((line) => (
            <li key={line.id}>
              <span className="approval-line-what">
                <span>{line.expenseItem.label}</span>
                <span className="hp-caption">
                  {[formats.date(line.expenseDate), line.activity].filter(Boolean).join(' · ')}
                </span>
              </span>
              <StatusChip
                state={line.approvalStatus}
                tone={caseExpenseApprovalStatusTones[line.approvalStatus]}
                label={text(`status.${line.approvalStatus}`)}
              />
              <span className="hp-number">{amount(line)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

import './items.css';
import { caseExpenseApprovalStatusTones } from '@homeport/model/tones';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { Card } from '@homeport/ui/parts/Card.tsx';
import { EmptyState } from '@homeport/ui/parts/EmptyState.tsx';
import { Icon } from '@homeport/ui/parts/Icon.tsx';
import { AppLink } from '@homeport/ui/parts/link.tsx';
import { StatusChip } from '@homeport/ui/parts/StatusChip.tsx';
import { useQuery } from '@tanstack/react-query';
import { FileMinus, FileWarning, Plus, ReceiptText } from 'lucide-react';
import { useFileView } from '../data/files.ts';
import { useOptionName } from '../data/option-name.ts';
import { itemsQuery } from '../data/queries.ts';
import type { Expense, Report } from '../data/types.ts';
import { useWords } from '../words/use-words.ts';
import { AddReceipts, NotTaken } from './AddReceipts.tsx';
import { ConvertedAmount } from './ConvertedAmount.tsx';
import { FindingList } from './FindingList.tsx';
import { findingsAfter, readFindings } from './findings.ts';

export interface ReportItemsProps {
  readonly report: Report;
  readonly lines: readonly Expense[];
  /** The lines could not be read, so nothing is said about them. */
  readonly isMissing: boolean;
  /** Where an item is added; null when none can be. */
  readonly addHref: string | null;
  readonly isPrimaryAdd: boolean;
}
/** The expenses of a report with their receipts. */
export function ReportItems({ report, lines, isMissing, addHref, isPrimaryAdd }: ReportItemsProps) {
  const text = useWords();
  const add = addHref ? (
    <div className="report-add">
      <AddReceipts report={report.id} />
      <AppLink href={addHref} className={`hp-button hp-no-print${isPrimaryAdd ? ' hp-button-filled' : ''}`}>
        <Icon of={Plus} />
        {text('report.addItem')}
      </AppLink>
    </div>
  ) : null;
  return (
    <Card title={text('report.items')} aside={lines.length > 0 || isMissing ? add : null}>
      <NotTaken report={report.id} />
      {isMissing ? (
        <p className="hp-muted">{text('report.itemsMissing')}</p>
      ) : lines.length === 0 ? (
        <EmptyState icon={ReceiptText} title={text('report.emptyTitle')} action={add}>
          {text('report.emptyText')}
        </EmptyState>
      ) : (
        <ul className="expenses">
          {lines.map((line) => (
            <ExpenseLine key={line.id} line={line} report={report} />
          ))}
        </ul>
      )}
    </Card>
  );
}
function ExpenseLine({ line, report }: { line: Expense; report: Report }) {
  const text = useWords();
  const formats = useFormats();
  const name = useItemName();
  const findings = readFindings(line.findings);
  const isDecided = line.approvalStatus !== 'DRAFT' && line.approvalStatus !== report.status;
  return (
    <li className="expense">
      <Thumbnail line={line} isMissing={findings.some(({ code }) => code === 'expenses.missingReceipt')} />
      <div className="expense-words">
        <AppLink href={`/dashboard/batch/${report.id}/expense/${line.id}`} className="expense-link">
          {name(line)}
        </AppLink>
        <span className="hp-muted">
          {line.activity
            ? text('expense.activityAndDate', { activity: line.activity, date: formats.date(line.expenseDate) })
            : formats.date(line.expenseDate)}
        </span>
        {isDecided ? (
          <span>
            <StatusChip
              state={line.approvalStatus}
              tone={caseExpenseApprovalStatusTones[line.approvalStatus]}
              label={text(`approval.${line.approvalStatus}`)}
            />
          </span>
        ) : null}
        {line.decisionReason ? (
          <span className={line.approvalStatus === 'REJECTED' ? 'hp-danger' : 'hp-muted'}>{line.decisionReason}</span>
        ) : null}
        <FindingList findings={report.status === 'OPEN' ? findings : findingsAfter(findings)} />
      </div>
      <div className="expense-amounts">
        <span className="hp-number expense-amount">{formats.money(line.amount, line.currency)}</span>
        {line.currency === line.convertedCurrency ? null : <ConvertedAmount expense={line} />}
        {line.approvedAmount !== null && line.approvedAmount !== line.amount ? (
          <span className="hp-caption hp-number">
            {text('expense.approved', { amount: formats.money(line.approvedAmount, line.currency) })}
          </span>
        ) : null}
      </div>
    </li>
  );
}
/** The name of a line's expense item in the language of the person. */
export function useItemName(): (line: Expense) => string {
  const name = useOptionName();
  const items = useQuery(itemsQuery).data ?? [];
  return (line) => {
    const item = items.find((one) => one.id === line.expenseItem.id);
    return item ? name(item) : line.expenseItem.label;
  };
}
function Thumbnail({ line, isMissing }: { line: Expense; isMissing: boolean }) {
  const text = useWords();
  // A PDF has no preview; it is not asked for.
  const isPicture = line.receipt !== null && !/\.pdf$/i.test(line.receipt.label);
  const view = useFileView(isPicture ? line.receipt?.id : null, 'thumbnail');
  if (!line.receipt)
    return (
      <span className="thumbnail" data-missing={isMissing || undefined}>
        <Icon of={isMissing ? FileWarning : FileMinus} />
        <span className="hp-hidden">{text(isMissing ? 'receipt.missing' : 'receipt.none')}</span>
      </span>
    );
  return (
    <span className="thumbnail">
      {view.url ? <img src={view.url} alt={text('receipt.alt')} /> : <Icon of={ReceiptText} />}
      {view.url ? null : <span className="hp-hidden">{text('receipt.there')}</span>}
    </span>
  );
}

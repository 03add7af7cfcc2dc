import type { CaseExpense } from '@homeport/model/expenses';
import { caseExpenseApprovalStatusTones } from '@homeport/model/tones';
import { useText } from '@homeport/ui/language/use-text.ts';
import { EmptyState } from '@homeport/ui/parts/EmptyState.tsx';
import { InlineError } from '@homeport/ui/parts/InlineError.tsx';
import { RecordSkeleton } from '@homeport/ui/parts/Skeletons.tsx';
import { StatusChip } from '@homeport/ui/parts/StatusChip.tsx';
import { Button } from '@mantine/core';
import type { useItem } from './approval-data.ts';
import type { Me } from './approvals.types.ts';
import { DecisionHistory } from './DecisionHistory.tsx';
import { ExpenseFacts } from './ExpenseFacts.tsx';
import { FindingList } from './FindingList.tsx';
import { FlagChips } from './FlagChips.tsx';
import { failureKind, useFailure } from './failure.ts';
import { PolicyLine } from './PolicyLine.tsx';
import { Receipt } from './Receipt.tsx';
import { ReportLines } from './ReportLines.tsx';
import { useAmount } from './use-amount.ts';

interface ApprovalItemProps {
  readonly tenant: string | undefined;
  readonly query: ReturnType<typeof useItem>;
  /** What is known of it already, perhaps from the list. */
  readonly expense: CaseExpense | undefined;
  readonly me: Me;
  /** Goes on when the item is not there any more. */
  readonly onGone: () => void;
}
/** One expense as the approver judges it: receipt beside the facts, policy, findings, its report, its history. */
export function ApprovalItem({ tenant, query, expense, me, onGone }: ApprovalItemProps) {
  const text = useText('approvals');
  const amount = useAmount();
  const failure = useFailure();
  if (!expense) {
    if (!query.error) return <RecordSkeleton />;
    if (failureKind(query.error) === 'gone')
      return (
        <EmptyState title={text('item.gone')} action={<Button onClick={onGone}>{text('item.next')}</Button>}>
          {text('item.goneText')}
        </EmptyState>
      );
    const { message, reference } = failure(query.error);
    return <InlineError message={message} {...(reference ? { reference } : {})} onRetry={() => void query.refetch()} />;
  }
  return (
    <article className="approval" aria-label={expense.expenseItem.label}>
      <header className="approval-head">
        <div className="approval-title">
          <h2>{expense.expenseItem.label}</h2>
          <StatusChip
            state={expense.approvalStatus}
            tone={caseExpenseApprovalStatusTones[expense.approvalStatus]}
            label={text(`status.${expense.approvalStatus}`)}
          />
          <FlagChips expense={expense} />
        </div>
        <p className="approval-amount hp-number">{amount(expense)}</p>
        <p className="hp-muted">
          {text('item.by', {
            name: expense.assignee?.label ?? text('unknownPerson'),
            report: expense.caseExpenseBatch.label,
          })}
        </p>
      </header>
      <FindingList findings={expense.findings} />
      <div className="approval-columns">
        <Receipt tenant={tenant} receipt={expense.receipt} />
        <div className="approval-judge">
          <ExpenseFacts expense={expense} />
          <PolicyLine tenant={tenant} expense={expense} />
        </div>
      </div>
      <ReportLines tenant={tenant} expense={expense} />
      <DecisionHistory tenant={tenant} expense={expense} me={me} />
    </article>
  );
}

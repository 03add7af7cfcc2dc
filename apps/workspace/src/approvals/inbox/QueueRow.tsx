import type { CaseExpense } from '@homeport/model/expenses';
import { caseExpenseApprovalStatusTones } from '@homeport/model/tones';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { useText } from '@homeport/ui/language/use-text.ts';
import { StatusChip } from '@homeport/ui/parts/StatusChip.tsx';
import { Checkbox } from '@mantine/core';
import type { ApprovalTab, Delegator, Me } from './approvals.types.ts';
import { FlagChips } from './FlagChips.tsx';
import { type canJoin, daysWaiting } from './queue.rules.ts';
import { useAmount } from './use-amount.ts';
import { rowId } from './use-queue-keys.ts';

interface QueueRowProps {
  /** With the name of its company, where the queue is of several. */
  readonly expense: CaseExpense & { readonly tenantName?: string };
  readonly tab: ApprovalTab;
  readonly me: Me;
  readonly delegators: readonly Delegator[];
  readonly isOpen: boolean;
  readonly isChosen: boolean;
  readonly whyNot: ReturnType<typeof canJoin>;
  readonly onOpen: () => void;
  readonly onChoose: () => void;
}
/** One item of the queue: who, what, how much, how long, and what was found. */
export function QueueRow(props: QueueRowProps) {
  const { expense, tab, me, delegators, isOpen, isChosen, whyNot, onOpen, onChoose } = props;
  const text = useText('approvals');
  const formats = useFormats();
  const name = expense.assignee?.label ?? text('unknownPerson');
  const amount = useAmount()(expense);
  const age = daysWaiting(expense.submittedDate ?? expense.created, Temporal.Now.instant().toString());
  const standsFor = delegators.find((one) => one.id === expense.approver?.id);
  const isElsewhere = expense.approver !== null && expense.approver.id !== me.user && !standsFor;
  const why = whyNot === null ? undefined : text(`choose.not.${whyNot}`);
  const isDecided = tab === 'decided';
  return (
    <li className="approvals-row" data-open={isOpen || undefined}>
      {tab === 'waiting' ? (
        // The label is the whole column, so that a thumb meets it.
        // biome-ignore lint/a11y/noLabelWithoutControl: the checkbox inside names itself
        <label className="approvals-tick" title={why}>
          <Checkbox
            checked={isChosen}
            // Not disabled: who presses it hears why it cannot be ticked.
            aria-disabled={why === undefined ? undefined : true}
            aria-description={why}
            aria-label={text('choose.one', { name, item: expense.expenseItem.label, amount })}
            onChange={onChoose}
          />
        </label>
      ) : null}
      <button
        type="button"
        id={rowId(expense.id)}
        className="hp-plain-button approvals-open"
        aria-current={isOpen ? 'true' : undefined}
        onClick={onOpen}
      >
        <span className="approvals-line">
          <strong>{name}</strong>
          <span className="approvals-amount hp-number">{amount}</span>
        </span>
        <span className="approvals-line">
          <span className="hp-muted">
            {[expense.expenseItem.label, expense.tenantName].filter(Boolean).join(' · ')}
          </span>
          <span className="hp-caption">
            {isDecided && expense.decidedDate ? formats.date(expense.decidedDate) : text('queue.age', { count: age })}
          </span>
        </span>
        <span className="approvals-chips">
          {isDecided || expense.approvalStatus !== 'AWAITING_APPROVAL' ? (
            <StatusChip
              state={expense.approvalStatus}
              tone={caseExpenseApprovalStatusTones[expense.approvalStatus]}
              label={text(`status.${expense.approvalStatus}`)}
            />
          ) : null}
          <FlagChips expense={expense} />
          {!isDecided && standsFor ? (
            <span className="hp-caption">{text('queue.for', { name: standsFor.name })}</span>
          ) : null}
          {!isDecided && isElsewhere ? (
            <span className="hp-caption">{text('queue.waitsFor', { name: expense.approver?.label ?? '' })}</span>
          ) : null}
        </span>
      </button>
    </li>
  );
}

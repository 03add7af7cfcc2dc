import { Checkbox } from '@mantine/core';
import type { CaseExpense } from '@homeport/model/expenses';
import { StatusChip } from '@homeport/ui/controls/StatusChip.tsx';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { useWords, type WordKey } from '../words/use-words.ts';
import { ageInDays, canJoin, claimed, flagsOf, type QueueTab } from './queue.ts';

export interface QueueProps {
  readonly items: readonly CaseExpense[];
  readonly tab: QueueTab;
  readonly selected: string | null;
  readonly onSelect: (id: string) => void;
  /** Items to be approved together. */
  readonly chosen: readonly CaseExpense[];
  readonly onChoose: (expense: CaseExpense, isChosen: boolean) => void;
}
/** What waits, oldest first: who, what, how much, since when, and what is odd about it. */
export function Queue({ items, tab, selected, onSelect, chosen, onChoose }: QueueProps) {
  const text = useWords();
  return (
    <ul className="ws-queue" aria-label={text('approvals.queue')}>
      {items.map((expense) => (
        <QueueLine
          key={expense.id}
          expense={expense}
          tab={tab}
          isSelected={expense.id === selected}
          isChosen={chosen.some((one) => one.id === expense.id)}
          canChoose={tab === 'waiting' && canJoin(expense, chosen)}
          onSelect={() => onSelect(expense.id)}
          onChoose={(isChosen) => onChoose(expense, isChosen)}
        />
      ))}
    </ul>
  );
}

function QueueLine({ expense, tab, isSelected, isChosen, canChoose, onSelect, onChoose }: {
  expense: CaseExpense;
  tab: QueueTab;
  isSelected: boolean;
  isChosen: boolean;
  canChoose: boolean;
  onSelect: () => void;
  onChoose: (isChosen: boolean) => void;
}) {
  const text = useWords();
  const formats = useFormats();
  const who = expense.assignee?.label ?? '';
  const amount = formats.money(claimed(expense), expense.currency);
  const days = ageInDays(expense.submittedDate, Date.now());
  return (
    <li className="ws-queue-line" data-selected={isSelected || undefined}>
      {canChoose || isChosen ? (
        <Checkbox aria-label={text('approvals.choose', { who, amount })} checked={isChosen} onChange={(event) => onChoose(event.currentTarget.checked)} />
      ) : (
        <span className="ws-queue-gap" />
      )}
      <button type="button" className="hp-plain-button ws-queue-button" aria-current={isSelected ? 'true' : undefined} onClick={onSelect}>
        <span className="ws-queue-top">
          <strong>{who}</strong>
          <span className="hp-number">{amount}</span>
        </span>
        <span className="ws-queue-sub">
          <span>{expense.expenseItem.label}</span>
          <span className="hp-caption">{tab === 'waiting' ? text('approvals.age', { days }) : expense.decidedDate ? formats.date(expense.decidedDate) : ''}</span>
        </span>
        {tab === 'decided' || expense.approvalStatus !== 'AWAITING_APPROVAL' || flagsOf(expense.findings).length > 0 ? (
          <span className="ws-chips">
            {tab === 'decided' || expense.approvalStatus !== 'AWAITING_APPROVAL' ? (
              <StatusChip state={expense.approvalStatus} label={text(`state.${expense.approvalStatus}` as WordKey)} />
            ) : null}
            <Flags expense={expense} />
          </span>
        ) : null}
      </button>
    </li>
  );
}

const states = { missingReceipt: 'missing receipt', overPolicy: 'over limit', duplicate: 'critical' } as const;
/** Missing receipt, over policy, possible duplicate: each with icon and word. */
export function Flags({ expense }: { expense: CaseExpense }) {
  const text = useWords();
  return flagsOf(expense.findings).map((flag) => <StatusChip key={flag} state={states[flag]} tone="danger" label={text(`flag.${flag}`)} />);
}

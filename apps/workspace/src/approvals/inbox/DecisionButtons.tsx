import { Exact } from '@homeport/grammar';
import { amountToDecide, type CaseExpense, decimalsOf } from '@homeport/model/expenses';
import { DecimalField } from '@homeport/ui/controls/DecimalField.tsx';
import { TextField } from '@homeport/ui/controls/TextField.tsx';
import { typedFaults } from '@homeport/ui/controls/use-typed.ts';
import { useShortcut } from '@homeport/ui/keys/use-shortcut.ts';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { useText } from '@homeport/ui/language/use-text.ts';
import { Icon } from '@homeport/ui/parts/Icon.tsx';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { Button } from '@mantine/core';
import { Check, CircleArrowUp, Forward, type LucideIcon, Pause, Play, Undo2, X } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Deed, Draft } from './approvals.types.ts';

const icons: Readonly<Record<Deed, LucideIcon>> = {
  approve: Check,
  reject: X,
  delegate: Forward,
  hold: Pause,
  escalate: CircleArrowUp,
  release: Play,
  unapprove: Undo2,
};

interface DecisionButtonsProps {
  readonly expense: CaseExpense;
  readonly can: readonly Deed[];
  readonly draft: Draft;
  readonly faults: Readonly<Record<string, string>>;
  readonly isBusy: boolean;
  /** Why the person cannot decide now; the buttons stay and say so. */
  readonly reason: string | null;
  readonly onDraft: (draft: Draft) => void;
  readonly onApprove: () => void;
  /** The same by its key. */
  readonly onApproveKey: () => void;
  readonly onOpen: (deed: Deed) => void;
}
/** Every decision the record allows, the approved amount first; each has its key. */
export function DecisionButtons(props: DecisionButtonsProps) {
  const { expense, can, draft, faults, isBusy, reason, onDraft, onApprove, onApproveKey, onOpen } = props;
  const text = useText('approvals');
  const formats = useFormats();
  const { currency } = expense;
  const decimals = decimalsOf(currency);
  const whole = new Exact(amountToDecide(expense)).toFixed(decimals);
  const canApprove = can.includes('approve');
  const isPart = draft.amount !== null && !new Exact(draft.amount).equals(whole);
  const box = useRef<HTMLDivElement>(null);
  // Cleared, or not to be read: then the whole amount must not take the place of what is typed.
  const [hasNoAmount, setNoAmount] = useState(false);
  /** Nothing is approved while the amount cannot be read: naming none means all of it. */
  const unlessFaulty = (approve: () => void) => {
    const [fault] = box.current ? typedFaults(box.current) : [];
    if (fault) document.getElementById(fault.id)?.focus();
    else approve();
  };
  useDeedKeys((deed) => {
    if (isBusy) return;
    if (reason !== null) toasts.show(reason);
    else if (!can.includes(deed)) toasts.show(text('key.nothing', { deed: text(`deed.${deed}`) }));
    else if (deed === 'approve') unlessFaulty(onApproveKey);
    else onOpen(deed);
  });
  const others = can.filter((deed) => deed !== 'approve');
  return (
    <>
      {reason ? (
        <p className="decision-reason" id="decision-reason">
          {reason}
        </p>
      ) : null}
      {canApprove && !reason ? (
        <div ref={box} className="decision-amount">
          <DecimalField
            label={text('approve.amount')}
            value={hasNoAmount ? null : (draft.amount ?? whole)}
            min="0"
            max={whole}
            decimals={decimals}
            unit={currency}
            error={faults.approvedAmount}
            onChange={(amount) => {
              setNoAmount(amount === null);
              onDraft({ ...draft, amount: amount === whole ? null : amount });
            }}
          />
          {isPart ? (
            <TextField
              label={text('approve.note')}
              value={draft.notes.approve ?? null}
              error={faults.note}
              onChange={(note) => onDraft({ ...draft, notes: { ...draft.notes, approve: note } })}
            />
          ) : null}
        </div>
      ) : null}
      <div className="decision-buttons">
        {canApprove ? (
          <Button
            className="decision-main"
            leftSection={<Icon of={Check} small />}
            loading={isBusy}
            {...unavailable(reason)}
            onClick={() => reason === null && unlessFaulty(onApprove)}
          >
            {isPart && draft.amount !== null
              ? text('deed.approvePart', { amount: formats.money(draft.amount, currency) })
              : text('deed.approve')}
          </Button>
        ) : null}
        {others.map((deed) => (
          <Button
            key={deed}
            variant="default"
            leftSection={<Icon of={icons[deed]} small />}
            disabled={isBusy}
            {...unavailable(reason)}
            onClick={() => reason === null && onOpen(deed)}
          >
            {text(`deed.${deed}`)}
          </Button>
        ))}
      </div>
    </>
  );
}

const unavailable = (reason: string | null) =>
  reason === null ? {} : { 'aria-disabled': true, 'aria-describedby': 'decision-reason', variant: 'default' as const };

/** `a` approves, `r` `d` `h` `e` open their forms; what the record does not allow is said. */
function useDeedKeys(run: (deed: Deed) => void): void {
  const text = useText('approvals');
  const group = text('title');
  const on = (deed: Deed) => ({ label: text(`deed.${deed}`), group });
  useShortcut('a', () => run('approve'), on('approve'));
  useShortcut('r', () => run('reject'), on('reject'));
  useShortcut('d', () => run('delegate'), on('delegate'));
  useShortcut('h', () => run('hold'), on('hold'));
  useShortcut('e', () => run('escalate'), on('escalate'));
}

import { type CaseExpense, decimalsOf, ExactAmount } from '@homeport/model/expenses';
import { DecimalField } from '@homeport/ui/controls/DecimalField.tsx';
import { Icon } from '@homeport/ui/controls/Icon.tsx';
import { TextField } from '@homeport/ui/controls/TextField.tsx';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { useText } from '@homeport/ui/language/use-text.ts';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { useShortcut } from '@homeport/ui/shell/use-shortcut.ts';
import { Button } from '@mantine/core';
import { Check, CircleArrowUp, Forward, type LucideIcon, Pause, Play, Undo2, X } from 'lucide-react';
import type { Deed, Draft } from './approvals.types.ts';
import { amountToDecide } from './queue.rules.ts';

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
  const whole = new ExactAmount(amountToDecide(expense)).toFixed(decimals);
  const canApprove = can.includes('approve');
  const isPart = draft.amount !== null && !new ExactAmount(draft.amount).equals(whole);
  useDeedKeys((deed) => {
    if (isBusy) return;
    if (reason !== null) toasts.show(reason);
    else if (!can.includes(deed)) toasts.show(text('key.nothing', { deed: text(`deed.${deed}`) }));
    else if (deed === 'approve') onApproveKey();
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
        <div className="decision-amount">
          <DecimalField
            label={text('approve.amount')}
            value={draft.amount ?? whole}
            min="0"
            max={whole}
            decimals={decimals}
            unit={currency}
            error={faults.approvedAmount}
            onChange={(amount) => onDraft({ ...draft, amount: amount === whole ? null : amount })}
          />
          {isPart ? (
            <TextField
              label={text('approve.note')}
              value={draft.note}
              error={faults.note}
              onChange={(note) => onDraft({ ...draft, note })}
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
            onClick={() => reason === null && onApprove()}
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

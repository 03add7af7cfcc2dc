import { Button, Menu } from '@mantine/core';
import type { Action } from '@homeport/grammar';
import { approveExpense, type CaseExpense, caseExpense, delegateExpense, escalateExpense, holdExpense, rejectExpense, unapproveExpense } from '@homeport/model/expenses';
import { Icon } from '@homeport/ui/controls/Icon.tsx';
import { MoneyField } from '@homeport/ui/controls/MoneyField.tsx';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { toasts } from '@homeport/ui/parts/toasts.ts';
import { ActionDialog } from '@homeport/ui/records/actions/ActionDialog.tsx';
import { deedOf } from '@homeport/ui/records/actions/deeds.ts';
import { useDeed } from '@homeport/ui/records/actions/use-deed.ts';
import { useRecordHost } from '@homeport/ui/records/host/record-host.ts';
import type { Row } from '@homeport/ui/records/host/row.ts';
import { FailureNote } from '@homeport/ui/records/states/FailureNote.tsx';
import { useLabels } from '@homeport/ui/records/words/use-labels.ts';
import { ShortcutKeys } from '@homeport/ui/shell/ShortcutKeys.tsx';
import { useShortcut } from '@homeport/ui/shell/use-shortcut.ts';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useWords } from '../words/use-words.ts';
import { claimed } from './queue.ts';

/** Decisions that ask for something first, with their keys. */
const further = [
  [rejectExpense, 'r'],
  [delegateExpense, 'd'],
  [holdExpense, 'h'],
  [escalateExpense, ''],
] as const;

/** What can be decided about the open item. `onDecided` is told when it has left the queue. */
export function DecisionBar({ expense, onDecided }: { expense: CaseExpense; onDecided: () => void }) {
  const text = useWords();
  const labels = useLabels();
  const formats = useFormats();
  const host = useRecordHost();
  const run = useDeed(caseExpense);
  const row = expense as unknown as Row;
  const whole = claimed(expense);
  const [amount, setAmount] = useState<string | null>(whole);
  const [open, setOpen] = useState<Action | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const may = (name: string) => expense.can?.includes(name) ?? false;
  const label = (action: Action) => labels.deed(caseExpense, action.name, [action]) ?? action.label;
  const group = text('page.approvals');
  const isPart = amount !== null && amount !== whole;

  const approve = async () => {
    if (isBusy || !may('approve') || amount === null) return;
    setBusy(true);
    setFailure(null);
    try {
      await run(approveExpense, row, { approvedAmount: isPart ? amount : null, note: null });
      toasts.show(text('approvals.approved', { amount: formats.money(amount, expense.currency) }));
      onDecided();
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
    }
  };
  useShortcut('a', () => void approve(), { label: label(approveExpense), group, isOn: may('approve') && open === null });
  useShortcut('r', () => setOpen(rejectExpense), { label: label(rejectExpense), group, isOn: may('reject') && open === null });
  useShortcut('d', () => setOpen(delegateExpense), { label: label(delegateExpense), group, isOn: may('delegate') && open === null });
  useShortcut('h', () => setOpen(holdExpense), { label: label(holdExpense), group, isOn: may('hold') && open === null });
  const release = deedOf(host.catalogue, caseExpense, 'release');

  return (
    <div className="ws-decide">
      {failure ? <FailureNote error={failure} onRetry={() => void approve()} /> : null}
      <div className="ws-decide-row">
        {may('approve') ? (
          <>
            <MoneyField
              label={text('approvals.amount')}
              hideLabel
              hasFixedCurrency
              min={0}
              max={whole}
              value={{ amount, currency: expense.currency }}
              onChange={(next) => setAmount(next?.amount ?? null)}
            />
            <Button loading={isBusy} disabled={amount === null} onClick={() => void approve()} rightSection={<ShortcutKeys keys="a" />}>
              {isPart && amount !== null ? text('approvals.approvePart', { amount: formats.money(amount, expense.currency) }) : label(approveExpense)}
            </Button>
          </>
        ) : null}
        {may('reject') ? (
          <Button variant="default" color="danger" onClick={() => setOpen(rejectExpense)} rightSection={<ShortcutKeys keys="r" />}>
            {label(rejectExpense)}
          </Button>
        ) : null}
        {may('unapprove') ? (
          <Button variant="default" onClick={() => setOpen(unapproveExpense)}>
            {label(unapproveExpense)}
          </Button>
        ) : null}
        {may('delegate') || may('hold') || may('escalate') || may('release') ? (
          <Menu position="top-end" width={220}>
            <Menu.Target>
              <Button variant="default" rightSection={<Icon of={ChevronDown} small />}>
                {text('approvals.more')}
              </Button>
            </Menu.Target>
            <Menu.Dropdown>
              {further.slice(1).map(([action, keys]) =>
                may(action.name) ? (
                  <Menu.Item key={action.name} onClick={() => setOpen(action)} rightSection={keys ? <ShortcutKeys keys={keys} /> : undefined}>
                    {label(action)}
                  </Menu.Item>
                ) : null,
              )}
              {may('release') && release ? <Menu.Item onClick={() => setOpen(release.action)}>{label(release.action)}</Menu.Item> : null}
            </Menu.Dropdown>
          </Menu>
        ) : null}
      </div>
      {open ? (
        <ActionDialog
          entity={caseExpense}
          action={open}
          row={row}
          title={label(open)}
          isGrave={open.name === rejectExpense.name}
          onClose={() => setOpen(null)}
          onDone={onDecided}
        />
      ) : null}
    </div>
  );
}

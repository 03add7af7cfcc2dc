import '@homeport/ui/parts/status-chip.css';
import type { CaseExpense } from '@homeport/model/expenses';
import { useText } from '@homeport/ui/language/use-text.ts';
import { Icon } from '@homeport/ui/parts/Icon.tsx';
import { Copy, Flag as FlagIcon, Gauge, type LucideIcon, ReceiptText } from 'lucide-react';
import { type Flag, flagsOf } from './queue.rules.ts';

const icons: Readonly<Record<Flag, LucideIcon>> = {
  missingReceipt: ReceiptText,
  overPolicy: Gauge,
  duplicate: Copy,
  other: FlagIcon,
};
/** What was found about an expense, a word each; in the list and in the heading of the item. */
export function FlagChips({ expense }: { expense: Pick<CaseExpense, 'findings'> }) {
  const text = useText('approvals');
  return flagsOf(expense).map((flag) => (
    <span key={flag} className="hp-chip" data-tone={flag === 'missingReceipt' ? 'danger' : 'warning'}>
      <Icon of={icons[flag]} small />
      <span>{text(`flag.${flag}`)}</span>
    </span>
  ));
}

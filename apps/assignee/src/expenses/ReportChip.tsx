import { StatusChip } from '@homeport/ui/controls/StatusChip.tsx';
import type { ReportStatus } from '../data/types.ts';
import { useWords } from '../words/use-words.ts';

/** The status of an Expense Report. Being paid is under way, not at rest. */
export function ReportChip({ status }: { status: ReportStatus }) {
  const text = useWords();
  return (
    <StatusChip
      state={status}
      label={text(`status.${status}`)}
      {...(status === 'IN_PAYMENT' ? { tone: 'info' } : {})}
    />
  );
}

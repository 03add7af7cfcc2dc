import { caseExpenseBatchStatusTones } from '@homeport/model/tones';
import { StatusChip } from '@homeport/ui/parts/StatusChip.tsx';
import type { ReportStatus } from '../data/types.ts';
import { useWords } from '../words/use-words.ts';

/** The status of an Expense Report. */
export function ReportChip({ status }: { status: ReportStatus }) {
  const text = useWords();
  return <StatusChip state={status} label={text(`status.${status}`)} tone={caseExpenseBatchStatusTones[status]} />;
}

import type { DayState } from '@homeport/model/diary';
import { StatusChip } from '@homeport/ui/parts/StatusChip.tsx';
import { usePageWords } from '../words/page-words.ts';
import { diaryWords } from './words.ts';

const tones = {
  over: 'danger',
  plannedOver: 'danger',
  full: 'warning',
  near: 'warning',
  within: 'success',
  resident: 'neutral',
} as const;

/** The one word for a limit, in the balances and beside an entry that is typed. */
export function StateChip({ state }: { state: DayState }) {
  const text = usePageWords(diaryWords);
  return <StatusChip state={state} tone={tones[state]} label={text(state)} />;
}

import type { TravelDetail } from '@homeport/model/diary';
import { usePageWords } from '../words/page-words.ts';
import { type DiaryWord, diaryWords } from './words.ts';

const lettered = new Set(['BUSINESS_TRIP', 'ON_ASSIGNMENT', 'HOME_VISIT', 'VACATION']);

/** Letter and colour of a purpose; half a mark for half a day. */
export function EntryMark({ entry }: { entry: Pick<TravelDetail, 'purpose' | 'allDay'> }) {
  return <PurposeMark code={entry.purpose.code} isHalf={!entry.allDay} />;
}
export function PurposeMark({ code, isHalf = false }: { code: string; isHalf?: boolean }) {
  const text = usePageWords(diaryWords);
  const letter = lettered.has(code) ? text(`mark.${code}` as DiaryWord) : text('mark.other');
  return (
    <span className="mark" data-purpose={code} data-half={isHalf || undefined} aria-hidden>
      {letter}
    </span>
  );
}
/** A trip that is planned or was made; it has no colour of a purpose, for it is no entry yet. */
export function TripMark() {
  return (
    <span className="mark" aria-hidden>
      →
    </span>
  );
}

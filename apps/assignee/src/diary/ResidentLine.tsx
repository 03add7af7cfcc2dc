import type { DayState } from '@homeport/model/diary';
import { usePageWords } from '../words/page-words.ts';
import { StateChip } from './StateChip.tsx';
import { diaryWords } from './words.ts';

/** A country that the person lives in: there is no limit to show there, and none to go over. */
export function ResidentLine({ place }: { place: string }) {
  const text = usePageWords(diaryWords);
  return (
    <div className="balance">
      <div className="row">
        <h3>{place}</h3>
        <StateChip state="resident" />
      </div>
      <p className="hp-caption">{text('residentText')}</p>
    </div>
  );
}

/** What rules say, with those of a country that the person lives in once: they all say the same. */
export const onceForResidents = <T extends { readonly place: string; readonly state: DayState }>(
  all: readonly T[],
): T[] => all.filter((one, n) => one.state !== 'resident' || all.findIndex(({ place }) => place === one.place) === n);

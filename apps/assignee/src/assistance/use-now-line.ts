import { townAndCountry } from '@homeport/grammar';
import type { ChangeKind } from '@homeport/model/changes';
import { countryName } from '@homeport/ui/language/countries.ts';
import { useFormats, useSettings } from '@homeport/ui/language/settings.tsx';
import type { Assignment } from '../data/types.ts';
import { usePageWords } from '../words/page-words.ts';
import { placeOf } from '../words/place-of.ts';
import { assistanceWords } from './words.ts';

/** What is so now of what a kind of change is about, in one sentence; null where the form shows it itself. */
export function useNowLine(assignment: Assignment | null): (kind: ChangeKind) => string | null {
  const say = usePageWords(assistanceWords);
  const formats = useFormats();
  const { locale } = useSettings();
  return (kind) => {
    if (!assignment || kind === 'FAMILY') return null;
    const { assignmentStartDate: start, assignmentEndDate: end, hostLocation } = assignment;
    if (kind !== 'HOST_CHANGE')
      return say('changes.nowDates', {
        start: start ? formats.date(start) : say('toBeConfirmed'),
        end: end ? formats.date(end) : say('toBeConfirmed'),
      });
    const country = hostLocation?.country ? countryName(hostLocation.country, locale) : null;
    const place = hostLocation?.town ? townAndCountry(placeOf(hostLocation, locale), country) : country;
    return place ? say('changes.nowPlace', { place }) : null;
  };
}

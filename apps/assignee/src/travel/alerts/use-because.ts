import type { AlertLine, Stay } from '@homeport/model/travel';
import { cityName } from '@homeport/ui/language/cities.ts';
import { countryName } from '@homeport/ui/language/countries.ts';
import { useFormats, useSettings } from '@homeport/ui/language/settings.tsx';
import { usePageWords } from '../../words/page-words.ts';
import { travelWords } from '../words.ts';

/** Says why an alert concerns the person: the assignment, or the next stay in the country. */
export function useBecause(): (alert: AlertLine) => string {
  const say = usePageWords(travelWords);
  const formats = useFormats();
  const { locale } = useSettings();
  const days = ({ from, to }: Stay) => ({ from: formats.date(from ?? ''), to: formats.date(to ?? '') });
  return ({ because, country }) => {
    const [first] = because.toSorted((one, other) => ((one.from ?? '') < (other.from ?? '') ? -1 : 1));
    if (!first) return '';
    if (first.kind === 'HOME' || first.kind === 'HOST') return say(`alerts.because.${first.kind}`);
    const place = first.place ? cityName(first.place, country, locale) : countryName(country, locale);
    return say(`alerts.because.${first.kind}`, { place, ...days(first) });
  };
}

import { useFormats } from '@homeport/ui/language/settings.tsx';
import { usePageWords } from '../words/page-words.ts';
import { useSaidDay } from '../words/use-said-day.ts';
import { servicesWords } from './words.ts';

/** The days of a service: both of a span in one form, since they are compared; one alone says how far ahead it lies. */
export function useWhen(): (service: { readonly startDate: string | null; readonly endDate: string | null }) => string {
  const say = usePageWords(servicesWords);
  const formats = useFormats();
  const said = useSaidDay();
  return ({ startDate, endDate }) => {
    if (startDate && endDate) return say('period', { from: formats.date(startDate), to: formats.date(endDate) });
    if (startDate) return say('from', { date: said.within(startDate) });
    return endDate ? say('until', { date: said.within(endDate) }) : say('noDates');
  };
}

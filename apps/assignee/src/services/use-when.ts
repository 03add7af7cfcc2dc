import { useFormats } from '@homeport/ui/language/settings.tsx';
import { usePageWords } from '../words/page-words.ts';
import { servicesWords } from './words.ts';

/** The days of a service in words. */
export function useWhen(): (service: { readonly startDate: string | null; readonly endDate: string | null }) => string {
  const say = usePageWords(servicesWords);
  const formats = useFormats();
  return ({ startDate, endDate }) => {
    if (startDate && endDate) return say('period', { from: formats.date(startDate), to: formats.date(endDate) });
    if (startDate) return say('from', { date: formats.date(startDate) });
    return endDate ? say('until', { date: formats.date(endDate) }) : say('noDates');
  };
}

import { usePageWords } from '../words/page-words.ts';
import { useSaidDay } from '../words/use-said-day.ts';
import { servicesWords } from './words.ts';

/** The days of a service in words; those that lie ahead say how far off they are. */
export function useWhen(): (service: { readonly startDate: string | null; readonly endDate: string | null }) => string {
  const say = usePageWords(servicesWords);
  const said = useSaidDay();
  return ({ startDate, endDate }) => {
    if (startDate && endDate) return say('period', { from: said.within(startDate), to: said.within(endDate) });
    if (startDate) return say('from', { date: said.within(startDate) });
    return endDate ? say('until', { date: said.within(endDate) }) : say('noDates');
  };
}

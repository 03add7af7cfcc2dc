import { useSettings } from '@homeport/ui/language/settings.tsx';
import { useQuery } from '@tanstack/react-query';
import { usePageWords } from '../words/page-words.ts';
import { placeOf } from '../words/place-of.ts';
import { assignmentsQuery } from './queries.ts';
import { assistanceWords } from './words.ts';

/** Says an assignment by its route, such as "Lyon → Singapore"; nothing while it is not known. Asks only when `isNeeded`. */
export function useRouteName(isNeeded: boolean): (assignment: string) => string | undefined {
  const say = usePageWords(assistanceWords);
  const { locale } = useSettings();
  const assignments = useQuery({ ...assignmentsQuery, enabled: isNeeded }).data ?? [];
  return (id) => {
    const found = assignments.find((one) => one.id === id);
    const place = (address: Parameters<typeof placeOf>[0]) => placeOf(address, locale) ?? say('toBeConfirmed');
    return found && say('route', { home: place(found.homeLocation), host: place(found.hostLocation) });
  };
}

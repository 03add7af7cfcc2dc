import { useFormats } from '@homeport/ui/language/settings.tsx';
import { usePageWords } from '../words/page-words.ts';
import { callWords } from './words.ts';

/** Times of calls: one's own, somebody else's, and how long it still takes. */
export function useCallTime() {
  const text = usePageWords(callWords);
  const formats = useFormats();
  return {
    mine: (moment: string) => formats.localTime(moment),
    at: (moment: string, zone: string) => formats.localTime(moment, zone),
    list: (names: readonly string[]) => formats.list(names),
    until: (moment: number, now: number) => {
      const seconds = Math.max(0, Math.ceil((moment - now) / 1000));
      const parts = { days: Math.floor(seconds / 86_400), hours: Math.floor((seconds % 86_400) / 3600) };
      const rest = { minutes: Math.floor((seconds % 3600) / 60), seconds: seconds % 60 };
      if (parts.days > 0) return text('inDays', parts);
      if (parts.hours > 0) return text('inHours', { hours: parts.hours, minutes: rest.minutes });
      return text('inMinutes', rest);
    },
  };
}

import { useFormats } from '@homeport/ui/language/settings.tsx';
import { today } from '../home/assignment.rules.ts';

/**
 * A day that may lie ahead or be past: while somebody waits for it, it is said ("Wed 2 Dec · in 9 days"), afterwards it stands
 * in the chosen format, as a figure of the record.
 */
export function useSaidDay() {
  const formats = useFormats();
  return {
    /** Where it stands by itself. */
    alone: (day: string): string => (day < today() ? formats.date(day) : formats.spokenDay(day)),
    /** After words of a sentence, and beside another day. */
    within: (day: string): string => (day < today() ? formats.date(day) : formats.dayInSentence(day)),
  };
}

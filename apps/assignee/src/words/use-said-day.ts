import { useFormats } from '@homeport/ui/language/settings.tsx';
import { today } from './today.ts';

/**
 * A day that may lie ahead or be past, always in the form that the profile chose (decision 44): while somebody waits for it, its
 * weekday and how far off it is stand beside it ("Wed 02-12-2026 · in 9 days"), afterwards it stands alone, as a figure of the record.
 */
export function useSaidDay() {
  const formats = useFormats();
  const alone = (day: string): string => (day < today() ? formats.date(day) : formats.spokenDay(day));
  return {
    /** Where it stands by itself. */
    alone,
    /** Both ends of a span, below each other: how far off they are is said of both, or of none once one of them is past. */
    span: (from: string | null, to: string | null) => {
      const isPast = [from, to].some((day) => day !== null && day < today());
      const said = (day: string | null) => (day === null ? null : isPast ? formats.date(day) : alone(day));
      return { from: said(from), to: said(to) };
    },
    /** After words of a sentence, and beside another day. */
    within: (day: string): string => (day < today() ? formats.date(day) : formats.dayInSentence(day)),
  };
}

import type { CaseHealth, Concern } from '@homeport/model/cases';
import { useFormats } from '@homeport/ui/language/settings.tsx';
import { useCasesWords } from './use-cases-words.ts';

/** Says how an assignment stands in sentences. */
export function useHealthSays() {
  const text = useCasesWords();
  const formats = useFormats();
  return {
    /** What is to be done next, by whom and by when. */
    next: ({ next }: Pick<CaseHealth, 'next'>): string =>
      next === null
        ? text('nothing')
        : text('next', {
            due: next.due === null ? 'none' : next.isOverdue ? 'late' : 'ahead',
            day: next.due === null ? '' : formats.date(next.due),
            what: text(`what.${next.kind}`, { name: next.name }),
            who: next.who ?? 'none',
          }),
    /** Why somebody should look at it. */
    concern: ({ kind, since }: Concern): string =>
      text(`concern.${kind}`, {
        since: since === null ? 'none' : 'known',
        day: since === null ? '' : formats.date(since),
      }),
  };
}

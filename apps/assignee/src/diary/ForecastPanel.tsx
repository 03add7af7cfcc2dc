import { Card } from '@homeport/ui/parts/Card.tsx';
import { useMemo } from 'react';
import { usePageWords } from '../words/page-words.ts';
import { typedOf } from './entry-form.rules.ts';
import { ForecastLines, useForecast } from './ForecastLines.tsx';
import type { EntryFormState } from './use-entry-form.ts';
import { diaryWords } from './words.ts';

/** What the entry would do to every limit, while it is typed and before anything is saved. */
export function ForecastPanel({ state: { form, entries, edited } }: { state: EntryFormState }) {
  const text = usePageWords(diaryWords);
  const typed = useMemo(() => typedOf(form, edited), [form, edited]);
  const shown = useForecast(typed, entries);
  if (shown.length === 0 || !typed) return null;
  return (
    <Card title={text('forecast')}>
      <ForecastLines of={shown} from={typed.from} />
    </Card>
  );
}

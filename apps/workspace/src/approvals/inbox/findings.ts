import { useFormats } from '@homeport/ui/language/settings.tsx';
import { useText } from '@homeport/ui/language/use-text.ts';
import { useCallback } from 'react';

/** What a check found, as records carry it: the code of a text with its arguments, and how grave it is. */
export interface Finding {
  readonly code: string;
  readonly severity: 'block' | 'warn';
  readonly field?: string;
  readonly params?: Readonly<Record<string, string | number>>;
  /** The finished sentence, where the server has written it. */
  readonly title?: string;
}
const isFinding = (value: unknown): value is Finding =>
  typeof value === 'object' && value !== null && typeof (value as Finding).code === 'string';

/** The findings of a JSON field, the blocking ones first; whatever else is in it is left out. */
export function readFindings(value: unknown): Finding[] {
  if (!Array.isArray(value)) return [];
  return value.filter(isFinding).sort((a, b) => Number(b.severity === 'block') - Number(a.severity === 'block'));
}

/** A finding as a sentence in the reader's language: the server's own where it sent one. */
export function useFindingText(): (finding: Finding) => string {
  const text = useText('approvals');
  const formats = useFormats();
  return useCallback(
    ({ code, params = {}, title }) => {
      if (title) return title;
      const values = Object.entries(params).map(
        ([name, value]) => [name, shown(name, String(value), formats)] as const,
      );
      return text(`refusal.${code}`, Object.fromEntries(values), text('finding.other'));
    },
    [text, formats],
  );
}

/** Amounts and days of an argument in the reader's habit; the sentence itself names the currency. */
function shown(name: string, value: string, formats: ReturnType<typeof useFormats>): string {
  if (name === 'date') return formats.date(value);
  return name === 'limit' || name === 'excess' || name === 'days' ? formats.number(value) : value;
}

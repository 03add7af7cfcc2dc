import { useFormats } from '@homeport/ui/language/settings.tsx';
import { useCallback } from 'react';
import { useKnownWord, useWords } from '../words/use-words.ts';

/** What a check found, as answers carry it: a code with arguments, and whether it stops the submission. */
export interface Finding {
  readonly code: string;
  readonly severity: 'block' | 'warn';
  readonly field?: string;
  readonly params?: Readonly<Record<string, string | number>>;
}
/** The findings of a JSON field; anything else in it is left out. */
export function readFindings(value: unknown): Finding[] {
  if (!Array.isArray(value)) return [];
  return value.filter(
    (one): one is Finding => typeof one === 'object' && one !== null && typeof (one as Finding).code === 'string',
  );
}
/**
 * What is still said of an expense once its report was handed in: which limit it is an exception from, which no decision changes.
 * Everything else was for the person to mend before.
 */
export function findingsAfter(findings: readonly Finding[]): Finding[] {
  return findings
    .filter(({ code }) => code === 'expenses.overLimit' || code === 'expenses.underLimit')
    .map((finding) => ({ ...finding, code: `${finding.code}.sent` }));
}
/** Findings of one expense among those of its report. */
export function findingsOfLine(findings: readonly Finding[], line: string): Finding[] {
  return findings.filter((finding) => finding.params?.line === line);
}
/** A finding as a sentence in the language of the person. */
export function useFindingText(): (finding: Finding) => string {
  const known = useKnownWord();
  const text = useWords();
  const formats = useFormats();
  return useCallback(
    (finding) => {
      const given = finding.params ?? {};
      const currency = typeof given.currency === 'string' ? given.currency : '';
      const money = Object.entries(given).map(([name, value]) => {
        const isAmount = ['limit', 'total', 'controlTotal', 'excess'].includes(name) && currency !== '';
        return [name, isAmount ? formats.money(String(value), currency) : value] as const;
      });
      return known(`finding.${finding.code}`, Object.fromEntries(money)) ?? text('finding.other');
    },
    [known, text, formats],
  );
}

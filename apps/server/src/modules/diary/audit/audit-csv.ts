import { csvText } from '@homeport/engine/exchange';
import type { AuditFacts } from './audit-facts.ts';
import { type AuditNames, entryTable, eventTable, givenTable, ruleTable } from './audit-rows.ts';
import type { AuditWords } from './audit-words.data.ts';

/** The pack as CSV: its parts one after the other, each with a head. UTF-8 with a mark, so that spreadsheets read it. */
export function auditCsv(facts: AuditFacts, words: AuditWords, names: AuditNames): string {
  const rows: (readonly string[])[] = [
    [words.title],
    [words.person, facts.person],
    [words.country, names.country(facts.country)],
    [words.year, String(facts.year)],
    [words.days, String(facts.days.length)],
    [words.nights, String(facts.nights)],
    ...givenTable(facts, words, names),
    [],
    ...ruleTable(facts, words),
    [],
    ...entryTable(facts, words, names),
    [],
    ...eventTable(facts, words),
    [],
    [words.days],
    ...facts.days.map((day) => [day]),
  ];
  return csvText(rows);
}

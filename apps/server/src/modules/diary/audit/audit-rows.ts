import { isoDay } from '@homeport/model/diary';
import type { AuditEvent, AuditFacts } from './audit-facts.ts';
import type { AuditWords } from './audit-words.data.ts';

/** Names of codes in the reader's language. */
export interface AuditNames {
  readonly country: (code: string) => string;
  readonly purpose: (code: string) => string;
  readonly city: (town: string, country: string) => string;
}
type Table = readonly (readonly string[])[];

/** Heads and rows of the three tables of a pack. */
export const ruleTable = (facts: AuditFacts, words: AuditWords): Table => [
  [words.rule, words.window, words.used, words.planned, words.allowed, words.result],
  ...facts.rules.map(({ code, from, to, used, planned, allowed }) => [
    words.names[code] ?? code,
    `${isoDay(from)} – ${isoDay(to)}`,
    String(used),
    String(planned),
    String(allowed),
    used > allowed ? words.over : used + planned > allowed ? words.plannedOver : words.within,
  ]),
];
export const entryTable = ({ entries }: AuditFacts, words: AuditWords, names: AuditNames): Table => [
  [words.from, words.to, words.part, words.location, words.purpose, words.locked, words.country, words.circumstance],
  ...entries.map((entry) => [
    entry.startDay,
    entry.endDay,
    words.parts[entry.part] ?? entry.part,
    entry.location ? names.city(entry.location, entry.country) : '',
    names.purpose(entry.purpose),
    entry.status === 'LOCKED' ? words.yes : '',
    names.country(entry.country),
    words.circumstances[entry.circumstance],
  ]),
];
/** What the rules were given beside the diary, each as a name and its value. */
export function givenTable({ uk, permits, planned }: AuditFacts, words: AuditWords, names: AuditNames): Table {
  return [
    [words.plannedDays, String(planned)],
    ...(uk ? [[words.ukLinks, uk.isSaid ? words.ukSaid(uk.wasResident, uk.ties) : words.ukUnsaid]] : []),
    ...permits.map(({ country, from, to }) => [`${words.permit}: ${names.country(country)}`, `${from} – ${to ?? ''}`]),
  ];
}
export const eventTable = ({ events }: AuditFacts, words: AuditWords): Table => [
  [words.at, words.by, words.deed, words.changes],
  ...events.map((event) => [
    event.at.replace('T', ' ').replace('Z', ''),
    event.by,
    words.deeds[event.deed] ?? event.deed,
    changesOf(event),
  ]),
];

/** Old and new values of what matters to a count. */
function changesOf({ changes }: AuditEvent): string {
  return ['startDay', 'endDay', 'part', 'country', 'location', 'purpose', 'circumstance', 'status']
    .flatMap((name) => {
      const change = changes[name];
      return change ? [`${textOf(change[0])} → ${textOf(change[1])}`] : [];
    })
    .join('; ');
}
const textOf = (value: unknown): string => (value === null || value === undefined ? '∅' : String(value));

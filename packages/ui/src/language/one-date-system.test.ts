import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../../..');
const files = globSync('{apps/assignee,apps/workspace,packages/ui}/src/**/*.{ts,tsx}', { cwd: root })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/\.test\.tsx?$/.test(file));

/** Where days and moments become text; everybody else takes `useFormats` or a function of these. */
const system = new Set(['packages/ui/src/language/dates.ts', 'packages/ui/src/language/typed-dates.ts']);
/** What a page would do to write a date by itself. Asking the browser for its zone is none of it. */
const byItself = [
  /Intl\.DateTimeFormat(?!\(\)\.resolvedOptions\(\)\.timeZone)/,
  /Intl\.RelativeTimeFormat/,
  /\.toLocale(Date|Time)String\(/,
  /split\('-'\)\s*\.(reverse|toReversed)\(/,
  /\.format\('(D|M|Y|d|m|y)/,
  // A stored day put on the page as it is: `<td>{one.created.slice(0, 10)}</td>`.
  />\s*\{[\w.?]+\.slice\(0, 10\)\}/,
];
/** A choice of formats shows each of them, and a field writes what is typed in it. */
const writers = new Set([
  'apps/assignee/src/profile/PreferencesCard.tsx',
  'apps/workspace/src/profile/PreferencesPart.tsx',
  'packages/ui/src/controls/DateField.tsx',
]);

test('no page writes dates by itself', () => {
  expect(files.length).toBeGreaterThan(500);
  const found = files
    .filter((file) => !system.has(file))
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      const isWriter = writers.has(file) || file === 'packages/ui/src/language/settings.tsx';
      const patterns = isWriter
        ? byItself
        : [...byItself, /import \{[^}]*\bformat(Date|DateTime|SpokenDay)\b[^}]*\} from/];
      return patterns.filter((pattern) => pattern.test(text)).map((pattern) => `${file}: ${pattern.source}`);
    });
  expect(found).toEqual([]);
});

test('what a company calls its English is never asked of the browser: `en-x-brightwater` is no tag that it knows, and it throws', () => {
  const asked = /\bIntl\.[A-Z]\w+\((?:locale|language)\b|\.localeCompare\([^()]+, (?:locale|language)\)/;
  expect(asked.test('new Intl.DateTimeFormat(locale, {})')).toBe(true);
  expect(files.filter((file) => asked.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
});

test('a day within a text is said as sentences say it: “by Wed 02-12-2026 (in 9 days)”', () => {
  const found = files
    .filter((file) => file !== 'packages/ui/src/language/settings.tsx')
    .filter((file) => /\b\w+: (formats\.)?(spokenDay|formatSpokenDay)\(/.test(readFileSync(join(root, file), 'utf8')));
  expect(found).toEqual([]);
});

const past = 'a day that is over, as a figure of the record';
const typed = 'what the person typed, shown as they typed it';
const compared = 'days of a span or of papers, compared with each other';
/**
 * Where the assignee's app writes a day alone, how often, and why not how far off it is ("Wed 02-12-2026 · in 9 days"): on a
 * day that lies ahead somebody acts or waits. `useSaidDay` is for days that may be either.
 */
const inFormat: Readonly<Record<string, readonly [count: number, why: string]>> = {
  'words/use-said-day.ts': [3, 'a day that is over, or a span of which one end is, in one form'],
  'services/use-when.ts': [2, compared],
  'library/DocumentPage.tsx': [1, past],
  'library/DocumentList.tsx': [1, past],
  'forms/Answers.tsx': [1, typed],
  'timeline/Milestone.tsx': [1, past],
  'timeline/Plan.tsx': [1, 'today, as the mark between what is past and what comes'],
  'expenses/ReportItems.tsx': [2, past],
  'expenses/from-receipt.ts': [1, 'the day as it was read, compared with the receipt'],
  'expenses/ReportsPage.tsx': [2, past],
  'expenses/ConvertedAmount.tsx': [2, 'the day of a rate, and the one it stands in for: part of a calculation'],
  'external/OutsideEstimate.tsx': [1, 'the day of an estimate, as on its paper'],
  'arrival/ArrivalCard.tsx': [1, 'the end of a paper, compared with what is printed on it'],
  'lump-sum/LumpSumPage.tsx': [1, past],
  'assistance/PreviousPage.tsx': [2, past],
  'assistance/SelfPage.tsx': [1, 'a date of birth'],
  'assistance/FamilyPage.tsx': [1, 'a date of birth'],
  'assistance/ChangePairs.tsx': [1, compared],
  'assistance/Granted.tsx': [2, compared],
  'assistance/use-now-line.ts': [2, compared],
  'home/RouteHeader.tsx': [1, past],
  'payments/PaymentsCard.tsx': [1, past],
  'payments/PaymentsPage.tsx': [1, past],
  'travel/alerts/use-because.ts': [2, compared],
  'diary/CalendarTab.tsx': [3, typed],
  'diary/ForecastLines.tsx': [2, typed],
  'diary/EntryList.tsx': [3, compared],
  'diary/StayCard.tsx': [1, typed],
  'diary/SummaryTab.tsx': [2, typed],
  'diary/WaitingEntries.tsx': [3, typed],
  'diary/BalancesCard.tsx': [3, compared],
  'travel/ExpiryBar.tsx': [1, 'the end of a paper among others, with the days left beside it'],
  'travel/TripFindings.tsx': [2, 'what a paper lacks, compared with what is printed on it'],
  'travel/PaperUses.tsx': [2, 'what a paper is for, compared with what is printed on it'],
  'travel/TripOverlaps.tsx': [2, compared],
  'travel/TripTitle.tsx': [1, 'part of the name of a trip; its card says how far off it is'],
  'documents/SharedDetail.tsx': [1, past],
  'documents/SharedList.tsx': [1, past],
  'documents/Requirement.tsx': [1, past],
  'documents/Uploads.tsx': [1, past],
  'services/ServiceDocuments.tsx': [1, past],
  'deciding/DecideByLinkPage.tsx': [1, 'a figure of what is decided, beside its others'],
  'external/OutsideBills.tsx': [1, past],
  'external/OutsideJob.tsx': [1, compared],
};

test('a day that stands alone has a reason in the assignee’s app: of what lies ahead it is said how far off it is', () => {
  const own = files.filter((file) => file.startsWith('apps/assignee/src/'));
  const count = (file: string) => readFileSync(join(root, file), 'utf8').match(/\bformats\.date\b/g)?.length ?? 0;
  const found = own.map((file) => [file.replace('apps/assignee/src/', ''), count(file)] as const);
  const expected = Object.entries(inFormat).map(([file, [times]]) => [file, times] as const);
  expect(Object.fromEntries(found.filter(([, times]) => times > 0))).toEqual(Object.fromEntries(expected));
  // By another name it would not be counted.
  const renamed = /\{[^}]*\bdate\b[^}]*\} = useFormats\(\)|const (?!formats\b)\w+ = useFormats\(\)/;
  expect(own.filter((file) => renamed.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
});

test('no page puts a colon between two values by itself: it stands differently in French', () => {
  const found = files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      // What is only heard has no blanks.
      .filter((line) => /`[^`]*\}: \$\{/.test(line) && !/label=|new Error|throw /.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(found.filter((one) => !one.startsWith('packages/ui/src/language/numbers.ts'))).toEqual([]);
});

/** Fields of records, whose moments the specification writes in UTC, or in the zone of the record. */
const ofRecords = /^packages\/ui\/src\/records\/fields\//;
test('a moment that a page tells stands at the clock of whoever reads it', () => {
  const found = files
    .filter((file) => !ofRecords.test(file))
    .filter((file) => /formats\.dateTime\(/.test(readFileSync(join(root, file), 'utf8')));
  expect(found).toEqual([]);
});

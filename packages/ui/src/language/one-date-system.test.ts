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

test('a day within a text is said as sentences say it: “by Wed 2 Dec (in 9 days)”', () => {
  const found = files
    .filter((file) => file !== 'packages/ui/src/language/settings.tsx')
    .filter((file) => /\b\w+: (formats\.)?(spokenDay|formatSpokenDay)\(/.test(readFileSync(join(root, file), 'utf8')));
  expect(found).toEqual([]);
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

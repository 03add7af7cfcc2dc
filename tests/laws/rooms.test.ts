import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const decision = readFileSync(join(root, 'docs/decisions/0038-one-word-per-domain.md'), 'utf8');
const model = 'packages/model/src';

const foldersIn = (path: string): string[] =>
  readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
const domains = [...decision.matchAll(/^\| `([a-z-]+)` \|/gm)].map(([, name = '']) => name);
const parts = [...decision.matchAll(/^\| `(apps\/[^`]+)` \| (?:`([a-z-]+)`|none) \|$/gm)].map(
  ([, path = '', of]) => [path, of] as const,
);
const others = ['catalogue', 'designed-forms', 'record-presets', 'role-presets'];

describe('a domain has one word (decision 38)', () => {
  test('the folders of the model are the domains of the table, each once and in order', () => {
    expect(domains).toEqual(
      foldersIn(model)
        .filter((name) => !others.includes(name))
        .sort(),
    );
  });

  test.each(['apps/server/src/modules', 'apps/assignee/src', 'apps/workspace/src'])(
    'a folder of %s is called like its domain, or stands in the second table',
    (place) => {
      const strangers = foldersIn(place).filter((name) => !domains.includes(name));
      const told = parts.map(([path]) => path).filter((path) => path.startsWith(`${place}/`));
      expect(strangers.map((name) => `${place}/${name}`).sort()).toEqual(told.toSorted());
    },
  );

  test('what is a part is one of a domain that there is', () => {
    expect(parts.flatMap(([, of]) => (of !== undefined && !domains.includes(of) ? [of] : []))).toEqual([]);
  });
});

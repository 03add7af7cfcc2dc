import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { SHELL_SHEETS } from './style-reach.mjs';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const source = (app: string, kind: string) => globSync(`apps/${app}/src/**/*.${kind}`, { cwd: root });

/** Classes of one word that a sheet declares. In what is built they look like any other word, so that they are looked for here. */
const declaredIn = (sheet: string) =>
  [
    ...read(sheet)
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .matchAll(/\.([a-z][a-z0-9]*)(?![\w-])(?=[^{}]*\{)/g),
  ].map(([, name = '']) => name);
const usedIn = (file: string) =>
  [...read(file).matchAll(/className=(?:"([^"]+)"|\{([^}]*)\})/g)].flatMap(([, plain, computed = '']) =>
    (plain ? [plain] : [...computed.matchAll(/['"`]([^'"`$]*)/g)].map(([, text = '']) => text)).flatMap((text) =>
      text.split(/\s+/),
    ),
  );

test.each(['assignee', 'workspace'])(
  'a class of one word is used where its sheet is: in its domain, or everywhere (%s)',
  (app) => {
    const places = new Map<string, Set<string>>();
    for (const sheet of source(app, 'css'))
      for (const name of declaredIn(sheet)) {
        const place = SHELL_SHEETS.some((one) => sheet.endsWith(one)) ? 'everywhere' : dirname(sheet).split('/')[3];
        (places.get(name) ?? places.set(name, new Set()).get(name))?.add(place ?? '');
      }
    expect(places.size).toBeGreaterThan(app === 'assignee' ? 20 : 0);
    const stray = source(app, 'tsx').flatMap((file) =>
      usedIn(file)
        .filter((name) => places.has(name))
        .filter((name) => !places.get(name)?.has('everywhere') && !places.get(name)?.has(file.split('/')[3] ?? ''))
        .map((name) => `${file}: ${name} is declared in ${[...(places.get(name) ?? [])].join(', ')}`),
    );
    expect(stray).toEqual([]);
  },
);

import { posix } from 'node:path';

/** A source file as the checks read it. */
export interface SourceText {
  readonly path: string;
  readonly text: string;
}

/** Names that a file takes from another, as `name` in `path`. */
export interface Imported {
  readonly name: string;
  readonly path: string;
}

const models = '@homeport/model';
const namesIn = (list: string): string[] =>
  list
    .split(',')
    .map((one) => one.trim())
    // A type calls nothing.
    .filter((one) => one !== '' && !one.startsWith('type '))
    .map((one) => one.split(/\s+as\s+|\s*:\s*/)[0] as string);

/** Where a specifier of a file leads: a path of the repository, or undefined for what is not the model's and not beside it. */
function target(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier);
  if (specifier === models) return 'packages/model/src/catalogue/catalogue.ts';
  if (!specifier.startsWith(`${models}/`)) return undefined;
  const door = specifier.slice(models.length + 1);
  if (door === 'days') return 'packages/model/src/catalogue/days.generated.ts';
  if (door === 'drawn') return 'packages/model/src/catalogue/drawn.ts';
  return `packages/model/src/${door}/door.generated.ts`;
}

/** `import { a, b as c } from 'x'`, and what is taken out of `await import('x')` and `import('x').then(…)`. */
const statics = /^import (?!type\b)[^'";]*?\{([^}]*)\}\s*from\s*'([^']+)'/gm;
const awaited = /\{([^{}]*)\}\s*=\s*await import\(\s*'([^']+)'/g;
const then = /import\(\s*'([^']+)'\s*\)\s*\.then\(\s*\(\s*(?:\{([^{}]*)\}|(\w+))\s*\)\s*=>\s*(?:(\w+)\.(\w+))?/g;
const direct = /\(await import\(\s*'([^']+)'\s*\)\)\.(\w+)/g;

/** What a file imports to use it. Handing on (`export … from`) is no use. */
export function importsOf({ path, text }: SourceText): Imported[] {
  const found: [string, string][] = [
    ...[...text.matchAll(statics)].map(([, names = '', from = '']): [string, string] => [names, from]),
    ...[...text.matchAll(awaited)].map(([, names = '', from = '']): [string, string] => [names, from]),
    ...[...text.matchAll(then)].map(([, from = '', names, one, of, name]): [string, string] => [
      names ?? (one !== undefined && one === of ? (name ?? '') : ''),
      from,
    ]),
    ...[...text.matchAll(direct)].map(([, from = '', name = '']): [string, string] => [name, from]),
  ];
  return found.flatMap(([names, from]) => {
    const at = target(path, from);
    return at === undefined ? [] : namesIn(names).map((name) => ({ name, path: at }));
  });
}

/** Follows a name through doors to the file that declares it, and to its name there. */
export function declaredIn(files: ReadonlyMap<string, string>): (imported: Imported) => Imported | undefined {
  const follow = ({ name, path }: Imported, seen: ReadonlySet<string>): Imported | undefined => {
    const text = files.get(path);
    if (text === undefined || seen.has(path)) return undefined;
    const next = new Set([...seen, path]);
    if (new RegExp(`^export (?:async )?(?:function|const|class|let) ${name}\\b`, 'm').test(text)) return { name, path };
    for (const [, names, from = ''] of text.matchAll(/^export (?:\*|\{([^}]*)\}) from '([^']+)'/gm)) {
      const at = target(path, from);
      if (at === undefined) continue;
      const handed = names === undefined ? name : originalOf(names, name);
      const home = handed === undefined ? undefined : follow({ name: handed, path: at }, next);
      if (home !== undefined) return home;
    }
    return undefined;
  };
  return (imported) => follow(imported, new Set());
}

/** What `{ a, b as c }` hands on under a name. */
function originalOf(list: string, name: string): string | undefined {
  const pairs = list.split(',').map((one) => one.trim().split(/\s+as\s+/));
  const pair = pairs.find(([original, alias]) => (alias ?? original) === name);
  return pair?.[0];
}

import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { exportsOf, handOn, takenThrough, withTypes } from '../testing/door-lists.ts';
import { sourceFiles } from '../testing/source-files.ts';
import type { Derived } from './derived-files.ts';

const model = 'packages/model/src';
const isInner = (name: string): boolean => !name.endsWith('.ts') || /(\.test|\.generated)\.ts$/.test(name);
const named = /^@homeport\/model\/([^/]+)$/;
const pathOf = (domain: string): string => `${model}/${domain}/door.generated.ts`;

/**
 * The door of every domain: what others take of it, by name, and the types it speaks of. Outsiders come in by it (`@homeport/model/expenses`), files of the
 * domain import each other directly. Whoever takes a new name runs `npm run derive`.
 *
 * @throws Error where two files of a domain export a name that is taken: the door could hand on only one of them.
 */
export function deriveDoors(root: string): Derived[] {
  const sources = ['packages', 'apps', 'tests', 'tools']
    .flatMap((folder) => sourceFiles([join(root, folder)]))
    .map((path) => ({ path: path.slice(root.length), text: readFileSync(path, 'utf8') }));
  const domains = readdirSync(join(root, model), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const doors = new Set(domains.map(pathOf));
  const taken = takenThrough(sources, (specifier, from) => {
    const domain = named.exec(specifier)?.[1];
    const door = domain === undefined ? posix.join(posix.dirname(from), specifier) : pathOf(domain);
    return doors.has(door) ? door : undefined;
  });
  return domains.map((domain) => {
    const path = pathOf(domain);
    const files = readdirSync(join(root, model, domain))
      .filter((name) => !isInner(name))
      .sort()
      .map((name) => {
        const at = `${model}/${domain}/${name}`;
        return { name, exported: exportsOf({ path: at, text: readFileSync(join(root, at), 'utf8') }) };
      });
    const names = withTypes(
      taken.get(path) ?? new Set(),
      files.flatMap(({ exported }) => exported),
    );
    const left = new Set(names);
    const lines = files.flatMap((file) => {
      const wanted = file.exported.filter(({ name }) => names.has(name));
      for (const { name } of wanted) if (!left.delete(name)) throw new Error(`${domain}: two files export ${name}`);
      return handOn(file.name, wanted) ?? [];
    });
    const text = `// Written by \`npm run derive\`: the door of the domain, what others take of it.\n${lines.join('\n')}\n`;
    return { path, text: lines.length === 0 ? undefined : text };
  });
}

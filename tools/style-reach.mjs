// Whether each part of the applications that is brought later brings the sheets of the classes it uses: a page looks the same
// whichever was opened first.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesOf, latePartsOf } from './size-budget.mjs';

/** What is there before any page: the entry, and the shell behind the sign-in. */
const SHELL = [/^index\.html$/, /^src\/signed-in\.tsx$/];
/** Sheets of the applications that are there on every page behind the sign-in. */
export const SHELL_SHEETS = ['shell/app.css', 'src/workspace.css'];
/** Classes of the kit and of Mantine, and those of the applications that are made of several words: no other texts look so. */
const CLASS = /^(?:hp-[a-z]|m_[0-9a-f]{6,}$|[a-z]+(?:-[a-z0-9]+)+$)/;

/** @param {string} css */
export function classesOf(css) {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/url\([^)]*\)/g, '');
  return new Set(
    [...plain.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].map(([, name]) => name).filter((name) => CLASS.test(name)),
  );
}
/** Words in texts of a script. @param {string} script */
export function wordsOf(script) {
  const texts = script.match(/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g) ?? [];
  return new Set(texts.flatMap((text) => text.slice(1, -1).split(/[\s"'`]+/)));
}

/**
 * Classes that a late part of a built application uses and that no sheet declares that is there with it.
 *
 * @param {string} dist folder of the built application
 * @returns {{ part: string, classes: string[] }[]}
 */
export function unstyledParts(dist) {
  const manifestFile = join(dist, '.vite', 'manifest.json');
  if (!existsSync(manifestFile)) throw new Error(`${manifestFile} is missing`);
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
  const read = new Map();
  const of = (file) => {
    if (!read.has(file)) {
      const text = readFileSync(join(dist, file), 'utf8');
      read.set(file, file.endsWith('.css') ? classesOf(text) : wordsOf(text));
    }
    return read.get(file);
  };
  const all = new Set(
    Object.values(manifest).flatMap(({ css = [], file }) =>
      [...css, file].filter((one) => one.endsWith('.css')).flatMap((one) => [...of(one)]),
    ),
  );
  const shell = filesOf(manifest, SHELL).files;
  const entries = Object.keys(manifest).filter((key) => manifest[key].isEntry);
  const late = [...new Set([...entries, ...latePartsOf(manifest)])];
  const filesWith = (key) => filesOf(manifest, [new RegExp(`^${key.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`)]).files;
  /** Sheets that everybody has who asks for a part. */
  const beside = (part) => {
    const asking = Object.keys(manifest).filter((key) => key !== part && manifest[key].dynamicImports?.includes(part));
    const [first = [], ...others] = asking.map((key) => withImports(manifest, key));
    return first.filter((file) => others.every((files) => files.includes(file)));
  };
  return late.flatMap((part) => {
    const own = filesWith(part);
    // A file of several sources may hold some that only who asks for it draws.
    const files = [...shell, ...own, ...(isSource(manifest[part]) ? [] : beside(part))];
    const there = new Set(files.filter((file) => file.endsWith('.css')).flatMap((file) => [...of(file)]));
    const used = own.filter((file) => file.endsWith('.js')).flatMap((file) => [...of(file)]);
    const classes = [...new Set(used)].filter((name) => all.has(name) && !there.has(name)).sort();
    return classes.length > 0 ? [{ part, classes }] : [];
  });
}

/** Whether a chunk is one source with what it alone needs. */
const isSource = ({ isEntry, isDynamicEntry }) => isEntry || isDynamicEntry;

/** Files of a chunk and of all that it imports. */
function withImports(manifest, key, seen = new Set()) {
  if (seen.has(key)) return [];
  seen.add(key);
  const { file, css = [], imports = [] } = manifest[key];
  return [file, ...css, ...imports.flatMap((one) => withImports(manifest, one, seen))];
}

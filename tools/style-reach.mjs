// Whether each part of the applications that is brought later brings the sheets of the classes it uses: a page looks the same
// whichever was opened first.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesOf } from './size-budget.mjs';

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
  const late = Object.keys(manifest).filter((key) => manifest[key].isDynamicEntry || manifest[key].isEntry);
  return late.flatMap((part) => {
    const own = filesOf(manifest, [new RegExp(`^${part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`)]).files;
    const there = new Set([...shell, ...own].filter((file) => file.endsWith('.css')).flatMap((file) => [...of(file)]));
    const used = own.filter((file) => file.endsWith('.js')).flatMap((file) => [...of(file)]);
    const classes = [...new Set(used)].filter((name) => all.has(name) && !there.has(name)).sort();
    return classes.length > 0 ? [{ part, classes }] : [];
  });
}

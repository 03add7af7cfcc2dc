// Preloaded into the server by tools/start.mjs: TypeScript without its types is kept beside the repository, as plain text.
//
// Node can keep what it compiled (NODE_COMPILE_CACHE), types taken out among it, but then it holds all of that in memory as
// long as it runs: 11 MiB, beside the text and the code in use. Kept as text, only what is called is ever compiled, and the
// compiler that takes the types out (10 MiB) is loaded for sources that have changed, and never again.
import { mkdirSync, readFileSync, renameSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { registerHooks, stripTypeScriptTypes } from 'node:module';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = process.env.PLAIN_SOURCES;
if (folder) registerHooks({ load: (url, context, next) => plain(url) ?? next(url, context) });

/** The module behind an address without its types; undefined for what is none of our sources. Lines and columns stay. */
function plain(url) {
  if (!url.startsWith('file:') || !url.endsWith('.ts')) return undefined;
  const file = fileURLToPath(url);
  const kept = join(folder, `${relative(root, file).replace(/[\\/]/g, '~')}.js`);
  const { atime, mtime } = statSync(file);
  const source = keptText(kept, mtime) ?? keep(kept, stripTypeScriptTypes(readFileSync(file, 'utf8')), atime, mtime);
  return { format: 'module', source, shortCircuit: true };
}

/** What is kept carries the time of its source: another time means another text. */
function keptText(kept, mtime) {
  const found = statSync(kept, { throwIfNoEntry: false });
  // Times of files are written in microseconds.
  return found && Math.abs(found.mtimeMs - mtime.getTime()) < 1 ? readFileSync(kept, 'utf8') : undefined;
}

/** Written for the next start; a folder that cannot be written costs time and nothing else. */
function keep(kept, text, atime, mtime) {
  try {
    mkdirSync(folder, { recursive: true });
    // Several may start at once: none of them finds a half.
    const half = `${kept}.${process.pid}`;
    writeFileSync(half, text);
    utimesSync(half, atime, mtime);
    renameSync(half, kept);
  } catch {
    // The next start takes the types out again.
  }
  return text;
}

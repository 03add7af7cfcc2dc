// What a browser must load before a page works, and how much that may be.
//
// The definition. For a page, take the chunks named below and everything they import statically, and the style sheets of
// all of these, as Vite's manifest tells; compress each file by itself with gzip at level 9, as our server sends them;
// add up the bytes. Each file counts once. Not counted: what is imported dynamically, for it is loaded when it is
// needed; fonts and pictures; the page of HTML itself. A kilobyte is 1000 bytes.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const KILOBYTE = 1000;

/**
 * The pages and their limits. `chunks` are sources of entries: the page itself, and dynamic imports it cannot do
 * without. The login page is the lean entry of the assignee application; a signed-in shell is entry and shell together.
 */
export const BUDGETS = [
  { name: 'login page of the assignee application', app: 'assignee', limit: 120 * KILOBYTE, chunks: [/^index\.html$/] },
  {
    name: 'signed-in shell of the assignee application',
    app: 'assignee',
    limit: 250 * KILOBYTE,
    chunks: [/^index\.html$/, /^src\/signed-in\.tsx$/],
  },
  {
    name: 'signed-in shell of the workspace',
    app: 'workspace',
    limit: 250 * KILOBYTE,
    chunks: [/^index\.html$/, /^src\/signed-in\.tsx$/],
  },
];

/** Measures every page of the built applications: bytes, or what is wrong with the build. */
export function measureApps(budgets = BUDGETS, root = 'apps') {
  return budgets.map(({ name, app, limit, chunks }) => {
    const dist = join(root, app, 'dist');
    const manifestFile = join(dist, '.vite', 'manifest.json');
    if (!existsSync(manifestFile)) return { name, limit, bytes: 0, problem: `${manifestFile} is missing` };
    const { files, missing } = filesOf(JSON.parse(readFileSync(manifestFile, 'utf8')), chunks);
    if (missing.length > 0) return { name, limit, bytes: 0, problem: `no chunk is made from ${missing.join(', ')}` };
    const bytes = files.reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file)), { level: 9 }).length, 0);
    return { name, limit, bytes, problem: bytes === 0 ? 'nothing was measured' : undefined };
  });
}

/** Scripts and styles of the chunks made from the given sources, with all they import statically. */
export function filesOf(manifest, chunks) {
  const keys = Object.keys(manifest);
  const isAsked = (chunk) =>
    keys.filter((key) => chunk.test(key) && (manifest[key].isEntry || manifest[key].isDynamicEntry));
  const missing = chunks.filter((chunk) => isAsked(chunk).length === 0).map((chunk) => chunk.source);
  const seen = new Set();
  const files = new Set();
  const take = (key) => {
    if (seen.has(key)) return;
    seen.add(key);
    const { file, css = [], imports = [] } = manifest[key];
    for (const each of [file, ...css]) files.add(each);
    for (const each of imports) take(each);
  };
  for (const chunk of chunks) for (const key of isAsked(chunk)) take(key);
  return { files: [...files], missing };
}

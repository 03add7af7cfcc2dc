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

/** The assignee application is cut into chapters (`apps/assignee/chapters.ts`): the list of its build names them by their file. */
const chapter = /^_/;
/** A map, a viewer of documents and charts are libraries of their own size, and come when they are opened. */
const ownSize = /^_(?:PlaceMap|PdfPages|BarsChart|temporal-polyfill)-/;
/** A signed-in shell: entry and shell together. */
const shell = [/^index\.html$/, /^src\/signed-in\.tsx$/];

/**
 * The pages and their limits. `chunks` are sources of entries: the page itself, and dynamic imports it cannot do
 * without. The login page is the lean entry of the assignee application. What a budget is measured `beyond` is there
 * already and not counted; `each` measures every dynamic chunk of these sources by itself, and the largest stands for all.
 * `isOwn` leaves out what three or more lazy parts share: the controls of the kit, which the second page finds in the cache.
 *
 * The product promises 250 KB for a shell. Both were at 204 KB when menus, drawers and dialogs began to be brought when
 * they are reached for; with the addresses of all pages the assignee's is at 229. The limits keep what was won.
 *
 * @typedef {{ name: string, app: string, limit: number, chunks?: RegExp[], each?: RegExp, except?: RegExp,
 *   beyond?: RegExp[], isOwn?: boolean }} Budget
 * @type {readonly Budget[]}
 */
export const BUDGETS = [
  { name: 'login page of the assignee application', app: 'assignee', limit: 120 * KILOBYTE, chunks: [/^index\.html$/] },
  {
    name: 'signed-in shell of the assignee application',
    app: 'assignee',
    limit: 230 * KILOBYTE,
    chunks: shell,
  },
  {
    name: 'signed-in shell of the workspace',
    app: 'workspace',
    limit: 225 * KILOBYTE,
    chunks: shell,
  },
  {
    name: 'what the workspace knows of every entity',
    app: 'workspace',
    limit: 25 * KILOBYTE,
    chunks: [/packages\/model\/src\/catalogue\/drawn\.ts$/],
    beyond: shell,
  },
  {
    name: 'largest domain of declarations of the workspace',
    app: 'workspace',
    limit: 15 * KILOBYTE,
    each: /packages\/model\/src\/.+\.generated\.ts$/,
    beyond: [...shell, /packages\/model\/src\/catalogue\/drawn\.ts$/],
  },
  {
    name: 'largest chapter of the assignee application',
    app: 'assignee',
    limit: 60 * KILOBYTE,
    each: chapter,
    except: ownSize,
    beyond: shell,
    isOwn: true,
  },
  {
    name: 'largest chapter of the assignee application with what it shares',
    app: 'assignee',
    limit: 120 * KILOBYTE,
    each: chapter,
    except: ownSize,
    beyond: shell,
  },
];

/**
 * Measures every page of the built applications: bytes, or what is wrong with the build.
 *
 * @param {readonly Budget[]} budgets
 * @returns {{ name: string, limit: number, bytes: number, problem: string | undefined }[]}
 */
export function measureApps(budgets = BUDGETS, root = 'apps') {
  return budgets.map(({ name, app, limit, chunks, each, except, isOwn, beyond = [] }) => {
    const dist = join(root, app, 'dist');
    const manifestFile = join(dist, '.vite', 'manifest.json');
    if (!existsSync(manifestFile)) return { name, limit, bytes: 0, problem: `${manifestFile} is missing` };
    const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
    const there = new Set([...filesOf(manifest, beyond).files, ...(isOwn ? sharedFiles(manifest) : [])]);
    const measure = (asked) => {
      const { files, missing } = filesOf(manifest, asked);
      if (missing.length > 0) return { name, limit, bytes: 0, problem: `no chunk is made from ${missing.join(', ')}` };
      const counted = files.filter((file) => !there.has(file));
      const bytes = counted.reduce(
        (sum, file) => sum + gzipSync(readFileSync(join(dist, file)), { level: 9 }).length,
        0,
      );
      return { name, limit, bytes, problem: bytes === 0 ? 'nothing was measured' : undefined };
    };
    if (!each) return measure(chunks ?? []);
    const measured = lazyChunks(manifest, each, except)
      .filter((source) => !beyond.some((chunk) => chunk.test(source)))
      .map((source) => ({ source, ...measure([exactly(source)]) }))
      .filter(({ problem }) => problem !== 'nothing was measured')
      .sort((a, b) => b.bytes - a.bytes);
    const [largest] = measured;
    if (!largest) return { name, limit, bytes: 0, problem: 'nothing was measured' };
    const { source, ...found } = largest;
    return { ...found, name: `${name} (${source})` };
  });
}

/** Dynamic imports that match, without the excepted ones. */
function lazyChunks(manifest, each, except) {
  return latePartsOf(manifest).filter((key) => each.test(key) && !(except?.test(key) ?? false));
}
/** Whatever is imported dynamically: sources with a file of their own, and files of several of them. */
export function latePartsOf(manifest) {
  const all = Object.entries(manifest);
  const named = all.filter(([, { isDynamicEntry }]) => isDynamicEntry).map(([key]) => key);
  return [...new Set([...named, ...all.flatMap(([, { dynamicImports = [] }]) => dynamicImports)])];
}
/** Files that three or more dynamic chunks import statically. */
function sharedFiles(manifest) {
  const users = new Map();
  for (const key of latePartsOf(manifest))
    for (const file of filesOf(manifest, [exactly(key)]).files) users.set(file, (users.get(file) ?? 0) + 1);
  return [...users].filter(([, count]) => count >= 3).map(([file]) => file);
}
const exactly = (source) => new RegExp(`^${source.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);

/** Scripts and styles of the chunks made from the given sources, with all they import statically. */
export function filesOf(manifest, chunks) {
  const keys = Object.keys(manifest);
  const late = new Set(latePartsOf(manifest));
  const isAsked = (chunk) => keys.filter((key) => chunk.test(key) && (manifest[key].isEntry || late.has(key)));
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

/** So many files the assignee application may keep on a device for use without a network. */
export const KEPT_FILES = 60;
/**
 * The files that the worker of a built application keeps on a device.
 *
 * @param {string} dist folder of the built application
 */
export function keptFiles(dist) {
  const worker = readFileSync(join(dist, 'service-worker.js'), 'utf8');
  return [...worker.matchAll(/["']?url["']?:\s*["']([^"']+)["']/g)].map(([, url]) => url);
}

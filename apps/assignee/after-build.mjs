// Writes the public pages of the assignee application as HTML, one for each address, language and kind of server, after its
// build: a visitor reads them before any script has come. The build of the applications runs it in this folder.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

const DIST = resolve('dist');
const WORK = resolve('../../.cache/ahead');

/** Builds one source beside the application's own build, as a script of that format. */
async function script(source, format, moduleSideEffects) {
  const name = source.replace(/^.*\/|\.tsx?$/g, '');
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir: WORK,
      emptyOutDir: false,
      rolldownOptions: {
        input: resolve(source),
        output: { format, entryFileNames: `${name}.mjs` },
        treeshake: { moduleSideEffects },
      },
      ssr: format === 'es',
    },
  });
  return join(WORK, `${name}.mjs`);
}

rmSync(WORK, { recursive: true, force: true });
const first = readFileSync(
  await script('src/lean/first.ts', 'iife', (id) => /\/(?:first|scheme)\.ts$/.test(id)),
  'utf8',
);
const { writePages } = await import(pathToFileURL(await script('src/lean/written-ahead.tsx', 'es', true)).href);

const firstName = `/assets/first-${createHash('sha256').update(first).digest('base64url').slice(0, 8)}.js`;
writeFileSync(join(DIST, firstName), first);
// The page can be read without the application, which therefore comes after what the page is drawn with.
const plain = readFileSync(join(DIST, 'index.html'), 'utf8').replace(
  /<(?:script type="module"|link rel="modulepreload")/g,
  '$& fetchpriority="low"',
);
mkdirSync(join(DIST, 'ahead'), { recursive: true });
for (const { path, language, isDemo, html } of await writePages()) {
  const kind = isDemo ? 'demo' : 'any';
  const page = plain
    .replace('<html lang="en"', `<html lang="${language}"`)
    .replace('<title>', `<script src="${firstName}"></script>\n    <title>`)
    .replace('<div id="root"></div>', () => `<div id="root" data-ahead="${kind}">${html}</div>`);
  writeFileSync(join(DIST, `ahead/${path.slice(1) || 'landing'}.${language}.${kind}.html`), page);
}

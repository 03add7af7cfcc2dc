// Writes the public pages of the assignee application as HTML, one for each address, language and kind of server, after its
// build: a visitor reads them before the application has come. The build of the applications runs it in this folder.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

const DIST = resolve('dist');
const WORK = resolve('../../.cache/ahead');

rmSync(WORK, { recursive: true, force: true });
await build({
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  build: {
    outDir: WORK,
    rolldownOptions: { input: resolve('src/lean/written-ahead.tsx'), output: { entryFileNames: 'written.mjs' } },
    ssr: true,
  },
});
const { writePages } = await import(pathToFileURL(join(WORK, 'written.mjs')).href);

const plain = readFileSync(join(DIST, 'index.html'), 'utf8');
/** The text with a part of it changed that has to be there. */
const changed = (text, part, by) => {
  if (text.search(part) < 0) throw new Error(`index.html has no ${part}`);
  return text.replace(part, by);
};
// The page can be read and filled in without the application, which therefore is not fetched before the page has been seen:
// the first script opens it then.
const application = /<script type="module" crossorigin src="([^"]+)"><\/script>/;
const [, address] = application.exec(plain) ?? [];
const late = changed(plain, application, '').replaceAll('rel="modulepreload"', 'rel="later"');
const patient = changed(late, '<script src="/assets/first-', `<script data-then="${address}" src="/assets/first-`);

mkdirSync(join(DIST, 'ahead'), { recursive: true });
for (const { path, language, isDemo, html } of await writePages()) {
  const kind = isDemo ? 'demo' : 'any';
  const spoken = changed(patient, '<html lang="en"', `<html lang="${language}"`);
  const page = changed(spoken, '<div id="root"></div>', () => `<div id="root" data-ahead="${kind}">${html}</div>`);
  writeFileSync(join(DIST, `ahead/${path.slice(1) || 'landing'}.${language}.${kind}.html`), page);
}

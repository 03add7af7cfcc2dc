import type { Plugin } from 'vite';

/** What Vite calls around each `import()` of a build: with the import, and the files that it needs. */
const helper = /^\0vite\/preload-helper\.js$/;

/**
 * Asks for the files of a late part before it is imported. Browsers keep a failed import for as long as the page lives: one
 * that is tried without a network would never succeed again. So an import begins only when all its files have come, and fails
 * with `PartAway` before that. Until the first page stands (`data-stands` of the document) there is nothing to be careful of:
 * the browser is told of all files at once, as Vite does.
 */
export const carefulImports = (): Plugin => ({
  name: 'careful-imports',
  apply: 'build',
  enforce: 'pre',
  config: () => ({
    build: {
      modulePreload: {
        polyfill: false,
        // Vite leaves the file itself out where it is the only one.
        resolveDependencies: (file, needed) => (needed.includes(file) ? needed : [file, ...needed]),
      },
    },
  }),
  load: { filter: { id: helper }, handler: () => code },
});

const code = `
const there = new Map();
const addressOf = (file) => import.meta.env.BASE_URL + file;
const known = (address) => document.querySelector('link[href="' + address + '"],script[src="' + address + '"]') !== null;

function once(address, bring) {
  let coming = there.get(address);
  if (!coming) {
    coming = bring(address);
    there.set(address, coming);
    coming.catch(() => there.delete(address));
  }
  return coming;
}
function link(address, attributes) {
  const element = Object.assign(document.createElement('link'), attributes, { href: address });
  document.head.append(element);
  return element;
}
const style = (address) =>
  new Promise((came, failed) => {
    const element = link(address, { rel: 'stylesheet' });
    element.onload = () => came();
    element.onerror = () => {
      element.remove();
      failed(away());
    };
  });
const away = () => Object.assign(new Error('A part of the application could not be asked for.'), { name: 'PartAway' });
const script = (address) =>
  fetch(address)
    // A refusal is an answer: the import tells what it means.
    .then((answer) => answer.arrayBuffer())
    .then(() => undefined, () => Promise.reject(away()));
const told = async (address) => void link(address, { rel: 'modulepreload', crossOrigin: '' });

export const __vitePreload = async (bring, files = []) => {
  const isCareful = document.documentElement.hasAttribute('data-stands');
  const coming = files
    .map(addressOf)
    .filter((address) => there.has(address) || !known(address))
    .map((address) => once(address, address.endsWith('.css') ? style : isCareful ? script : told));
  await Promise.all(coming);
  return bring();
};
`;

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
const coming = new Map();
// Of what has come already the browser keeps a list, which is to have room for all files.
performance.setResourceTimingBufferSize(5000);
const isThere = (address) =>
  performance.getEntriesByName(location.origin + address).some((entry) => (entry.responseStatus ?? 200) === 200);

const link = (href, rel) => {
  const element = Object.assign(document.createElement('link'), { rel, href, crossOrigin: '' });
  document.head.append(element);
  return element;
};
const style = (address) =>
  new Promise((came, failed) => {
    const element = link(address, 'stylesheet');
    element.onload = came;
    element.onerror = () => {
      element.remove();
      failed();
    };
  });
// That a file is no more is an answer: the import tells what it means. A server that only starts again has not answered.
const script = async (address) => {
  const answer = await fetch(address);
  if (answer.status > 499) throw 0;
  await answer.arrayBuffer();
};
const told = (address) => link(address, 'modulepreload');

async function once(address, ask) {
  if (!coming.has(address)) coming.set(address, isThere(address) || ask(address));
  try {
    await coming.get(address);
  } catch {
    coming.delete(address);
    throw Object.assign(new Error('away: ' + address), { name: 'PartAway' });
  }
}

export const __vitePreload = async (bring, files = []) => {
  const ask = document.documentElement.hasAttribute('data-stands') ? script : told;
  await Promise.all(
    files
      .map((file) => import.meta.env.BASE_URL + file)
      .map((address) => once(address, address.endsWith('.css') ? style : ask)),
  );
  return bring();
};
`;

import { expect, test } from 'vitest';
import { versionIn } from './version.ts';

test('the version of a page is its entry script, whatever scripts stand before it', () => {
  const page = `<!doctype html><html><head>
    <script src="/assets/first-vyd3fl5J.js"></script>
    <script>const early = 1;</script>
    <script type="module" crossorigin src="/assets/index-Jq5k0mwp.js"></script>
    <script type="module" src="/assets/later-A1b2C3d4.js"></script>`;
  expect(versionIn(page)).toBe('/assets/index-Jq5k0mwp.js');
  expect(versionIn('<script src="/assets/index-Jq5k0mwp.js" type="module">')).toBe('/assets/index-Jq5k0mwp.js');
});

test('a page written ahead names the entry script that comes then', () => {
  const page = '<script data-then="/assets/index-Jq5k0mwp.js" src="/assets/first-vyd3fl5J.js"></script>';
  expect(versionIn(page)).toBe('/assets/index-Jq5k0mwp.js');
});

test('a page without an entry script has no version', () => {
  expect(versionIn('<!doctype html><h1>Sign in to the network of the hotel</h1>')).toBeUndefined();
  expect(versionIn('<script src="/portal.js"></script>')).toBeUndefined();
});

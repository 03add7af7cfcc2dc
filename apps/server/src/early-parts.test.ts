import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { earlyParts } from './early-parts.ts';

async function build(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'homeport-early-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, '.vite'));
  const files = {
    '_lean-fr-1.js': { name: 'lean-fr', file: 'assets/lean-fr-1.js' },
    '_lean-es-2.js': { name: 'lean-es', file: 'assets/lean-es-2.js' },
    'index.html': { file: 'assets/index-3.js', isEntry: true },
    'src/signed-in.tsx': { file: 'assets/signed-in-4.js', imports: ['index.html', '_kit-5.js'] },
    '_kit-5.js': { file: 'assets/kit-5.js', imports: ['index.html', '_kit-5.js'] },
  };
  await writeFile(join(folder, '.vite/manifest.json'), JSON.stringify(files));
  return folder;
}

test('the public pages ask ahead for their words and the look of the company, after the page', async () => {
  const early = earlyParts(await build(), '/api');
  expect(early({ path: '/login', host: 'castellane.example.com', locale: 'fr' })).toBe(
    '</assets/lean-fr-1.js>; rel=modulepreload; fetchpriority=low, ' +
      '</api/tenant/init?subDomain=castellane>; rel=preload; as=fetch; crossorigin; fetchpriority=low',
  );
  expect(early({ path: '/', host: 'localhost', locale: 'fr' })).toContain('</api/tenant/init>');
});

test('pages behind the sign-in ask ahead for the application, but not for what stands in the page', async () => {
  const early = earlyParts(await build(), '/api');
  for (const path of ['/dashboard', '/dashboard/batch/7'])
    expect(early({ path, host: 'localhost', locale: 'fr' })).toBe(
      '</assets/signed-in-4.js>; rel=modulepreload, </assets/kit-5.js>; rel=modulepreload',
    );
});

test('other pages ask for nothing', async () => {
  const early = earlyParts(await build(), '/api');
  for (const path of ['/form', '/dashboards']) expect(early({ path, host: 'localhost', locale: 'fr' })).toBeUndefined();
});

test('a build without these files asks for the look only', async () => {
  const early = earlyParts(await build(), '/api');
  expect(early({ path: '/login', host: 'localhost', locale: 'en-x-halden' })).toBe(
    '</api/tenant/init>; rel=preload; as=fetch; crossorigin; fetchpriority=low',
  );
});

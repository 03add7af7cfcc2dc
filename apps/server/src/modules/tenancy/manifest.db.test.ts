import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Homeport, startHomeport } from '../../../../../tests/support/homeport.ts';

let port: Homeport;
beforeAll(async () => {
  port = await startHomeport();
  await port.tenant('HALD', { appName: 'Halden Relocation', brandColor: '#A45800' });
  await port.tenant('PLAIN', {});
}, 120_000);
afterAll(() => port?.[Symbol.asyncDispose]());
const get = (path: string) => fetch(`${port.baseUrl}/api/tenant/${path}`);

test('a company installs the app in its own name and colour', async () => {
  const answer = await get('manifest/hald');
  expect(answer.headers.get('content-type')).toContain('application/manifest+json');
  const manifest = (await answer.json()) as { icons: { src: string }[] };
  expect(manifest).toMatchObject({
    name: 'Halden Relocation',
    short_name: 'Halden',
    start_url: '/dashboard',
    display: 'standalone',
    theme_color: '#a45800',
  });
  const icon = await fetch(`${port.baseUrl}${manifest.icons[0]?.src}`);
  expect(icon.headers.get('content-type')).toContain('image/svg+xml');
  const drawing = await icon.text();
  expect(drawing).toContain('fill="#a45800"');
  expect(drawing).toMatch(/fill="#ffffff">H</);
});
test('one without a theme gets the plain one, and an unknown company nothing', async () => {
  expect(await (await get('manifest/PLAIN')).json()).toMatchObject({ theme_color: '#0b6b7d' });
  for (const path of ['manifest/nobody', 'icon/nobody', 'icon/%27--', 'icon/%00'])
    expect((await get(path)).status, path).toBeGreaterThanOrEqual(400);
});

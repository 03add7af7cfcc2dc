import { expect, test, vi } from 'vitest';
import { forgetMap, isMapTile, keptTile, mapCache } from './kept-map.ts';

/** Caches as a browser has them, as far as they are used here. */
function cachesOf() {
  const all = new Map<string, Map<string, Response>>();
  return {
    all,
    open: async (name: string) => {
      const cache = all.get(name) ?? new Map<string, Response>();
      all.set(name, cache);
      return {
        match: async (address: string) => cache.get(address)?.clone(),
        put: async (address: string, answer: Response) => void cache.set(address, answer),
        keys: async () => [...cache.keys()],
        delete: async (address: string) => cache.delete(address),
      };
    },
    delete: async (name: string) => all.delete(name),
  };
}

test('a tile that was seen stands without a network, until somebody signs out', async () => {
  const device = cachesOf();
  vi.stubGlobal('caches', device);
  vi.stubGlobal('fetch', async () => new Response('seen'));
  await keptTile('/assets/map/near-1-1-x.json');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  expect(await (await keptTile('/assets/map/near-1-1-x.json')).text()).toBe('seen');
  await expect(keptTile('/assets/map/near-2-2-x.json')).rejects.toThrow('no network');
  await forgetMap();
  expect(device.all.has(mapCache)).toBe(false);
});
test('what is refused is not kept, and what came first makes room', async () => {
  const device = cachesOf();
  vi.stubGlobal('caches', device);
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
  await keptTile('/assets/map/gone.json');
  vi.stubGlobal('fetch', async () => new Response('x'));
  for (let i = 0; i < 245; i += 1) await keptTile(`/assets/map/${i}.json`);
  const kept = [...(device.all.get(mapCache)?.keys() ?? [])];
  expect(kept).toHaveLength(240);
  expect(kept).not.toContain('/assets/map/gone.json');
  expect(kept.at(-1)).toBe('/assets/map/244.json');
});
test('a device that keeps nothing shows the map all the same', async () => {
  vi.stubGlobal('caches', { open: () => Promise.reject(new DOMException('no room')) });
  vi.stubGlobal('fetch', async () => new Response('x'));
  expect((await keptTile('/assets/map/1.json')).ok).toBe(true);
  expect(isMapTile(new URL('https://host/assets/map/1.json'))).toBe(true);
  expect(isMapTile(new URL('https://host/assets/index-12345678.js'))).toBe(false);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drawMap } from './draw-map.ts';

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(300);
});
afterEach(() => vi.restoreAllMocks());
const quiet = { onPoint: () => undefined, nameOf: (town: string) => town };

test('a position is shown at zoom 10, with the tiles of the host that was configured', () => {
  const element = document.body.appendChild(document.createElement('div'));
  const map = drawMap(element, quiet);
  map.tiles('https://tiles.example/{z}/{x}/{y}.png');
  map.show({ latitude: 45.75, longitude: 4.85 });
  const zooms = [...element.querySelectorAll('img')].map((tile) => new URL(tile.src).pathname.split('/')[1]);
  expect(zooms.length).toBeGreaterThan(0);
  expect(new Set(zooms)).toEqual(new Set(['10']));
  map.remove();
});
test('it opens where it is told, near enough to see the town and what is around it', () => {
  const element = document.body.appendChild(document.createElement('div'));
  const map = drawMap(element, quiet);
  map.tiles('https://tiles.example/{z}/{x}/{y}.png');
  map.look({ latitude: 1.29, longitude: 103.85 });
  const tiles = [...element.querySelectorAll('img')].map((tile) => new URL(tile.src).pathname.split('/').slice(1, 3));
  // Singapore stands in column 201 of the 256 of this zoom.
  expect(tiles).toContainEqual(['8', '201']);
  map.remove();
});
test('countries stand below the tiles, and do not cover them', () => {
  const element = document.body.appendChild(document.createElement('div'));
  const map = drawMap(element, quiet);
  const pane = element.querySelector('.map-outlines')?.closest<HTMLElement>('.leaflet-pane:not(.leaflet-map-pane)');
  // Leaflet's own pane of tiles is at 200.
  expect(Number(pane?.style.zIndex)).toBeLessThan(200);
  expect(element.querySelector('.leaflet-overlay-pane .map-outlines')).toBeNull();
  map.remove();
});
test('towns are named as the reader calls them, largest first, from files of our own server', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return new Response(readFileSync(join(import.meta.dirname, '../../../public', address)));
  });
  const element = document.body.appendChild(document.createElement('div'));
  const map = drawMap(element, { ...quiet, nameOf: (town) => (town === 'Geneva' ? 'Genève' : town) });
  map.own();
  map.show({ latitude: 46.2, longitude: 6.15 });
  const names = () => [...element.querySelectorAll('.map-town')].map((town) => town.textContent);
  // The screens of this test have no canvas: a look brings the names in the same way.
  await vi.waitFor(() => expect(asked.length).toBeGreaterThan(0));
  map.renew();
  await vi.waitFor(() => expect(names()[0]).toBe('Genève'));
  expect(names().length).toBeGreaterThan(5);
  expect(asked.every((address) => address.startsWith('/assets/map/near-33-22-'))).toBe(true);
  map.remove();
});
test('tiles that an administrator configured win; where their host is silent the own map stands', async () => {
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 404 }));
  const element = document.body.appendChild(document.createElement('div'));
  const map = drawMap(element, quiet);
  map.tiles('https://tiles.example/{z}/{x}/{y}.png');
  map.show({ latitude: 45.75, longitude: 4.85 });
  expect(element.querySelectorAll('.map-detail')).toHaveLength(0);
  element.querySelector('img')?.dispatchEvent(new Event('error'));
  expect(element.querySelectorAll('.map-detail').length).toBeGreaterThan(0);
  element.querySelectorAll('img')[1]?.dispatchEvent(new Event('load'));
  expect(element.querySelectorAll('.map-detail')).toHaveLength(0);
  map.remove();
});
test('Enter sets the position in the middle: the map is used without a mouse', () => {
  const points: unknown[] = [];
  const element = document.body.appendChild(document.createElement('div'));
  const map = drawMap(element, { ...quiet, onPoint: (at) => points.push(at) });
  map.show({ latitude: 45.75, longitude: 4.85 });
  expect(element.tabIndex).toBe(0);
  element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }));
  expect(points).toEqual([{ latitude: expect.closeTo(45.75, 2), longitude: expect.closeTo(4.85, 2) }]);
  map.remove();
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drawMap } from './draw-map.ts';

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(300);
});
afterEach(() => vi.restoreAllMocks());

test('a position is shown at zoom 10, with the tiles of the host that was configured', () => {
  const element = document.body.appendChild(document.createElement('div'));
  const map = drawMap(element, () => undefined);
  map.tiles('https://tiles.example/{z}/{x}/{y}.png');
  map.show({ latitude: 45.75, longitude: 4.85 });
  const zooms = [...element.querySelectorAll('img')].map((tile) => new URL(tile.src).pathname.split('/')[1]);
  expect(zooms.length).toBeGreaterThan(0);
  expect(new Set(zooms)).toEqual(new Set(['10']));
  map.remove();
});
test('it opens where it is told, near enough to see a country', () => {
  const element = document.body.appendChild(document.createElement('div'));
  const map = drawMap(element, () => undefined);
  map.tiles('https://tiles.example/{z}/{x}/{y}.png');
  map.look({ latitude: 1.29, longitude: 103.85 });
  const tiles = [...element.querySelectorAll('img')].map((tile) => new URL(tile.src).pathname.split('/').slice(1, 3));
  // Singapore stands in column 25 of the 32 of this zoom.
  expect(tiles).toContainEqual(['5', '25']);
  map.remove();
});

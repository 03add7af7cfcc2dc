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

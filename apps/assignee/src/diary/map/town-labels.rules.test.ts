import { expect, test } from 'vitest';
import { placedLabels } from './town-labels.rules.ts';

const town = (name: string, x: number, y: number, population: number) => ({ name, x, y, population });

test('the largest town is named first, and no name stands over another one or over its point', () => {
  const labels = placedLabels(
    [
      town('Villeurbanne', 205, 198, 130_000),
      town('Lyon', 200, 200, 470_000),
      town('Bron', 200, 204, 40_000),
      town('Genas', 320, 260, 12_000),
    ],
    640,
    320,
  );
  expect(labels.map(({ name }) => name)).toEqual(['Lyon', 'Genas']);
});
test('a name turns to the left where there is no room on the right, and is never cut by the edge', () => {
  const [one, ...more] = placedLabels([town('Villeurbanne', 350, 200, 130_000), town('Metz', 2, 2, 100_000)], 360, 320);
  expect(one).toMatchObject({ name: 'Villeurbanne', side: 'left' });
  expect(more).toEqual([]);
});
test('no name stands below the buttons', () => {
  expect(placedLabels([town('Lyon', 320, 40, 470_000)], 360, 320)).toEqual([]);
});
test('a large town is written larger than a village', () => {
  const sizes = placedLabels([town('Paris', 50, 50, 2_100_000), town('Genas', 50, 150, 12_000)], 640, 320);
  expect(sizes.map(({ size }) => size)).toEqual(['large', 'small']);
});

import { expect, test } from 'vitest';
import { partsIn, ringIn } from './clip.ts';
import { areaOf, type Line, projected, simplified } from './lines.ts';
import { encoded, tilesOf } from './tiles.ts';
import { largestOfCells, sizesOf, townsOf } from './towns.ts';

const none = { land: [], lakes: [], rivers: [], urban: [], borders: [] };

test('the square world has the meridian of Greenwich and the equator in its middle', () => {
  expect(projected([0, 0])).toEqual([0.5, 0.5]);
  expect(projected([-180, 85.05])[0]).toBe(0);
  expect(projected([180, 90])[1]).toBeCloseTo(0, 3);
});
test('a line is simplified by what nobody sees, and its ends stay', () => {
  const line: Line = [
    [0, 0],
    [0.5, 0.001],
    [1, 0],
    [1, 1],
  ];
  expect(simplified(line, 0.01)).toEqual([
    [0, 0],
    [1, 0],
    [1, 1],
  ]);
});
test('an area keeps what stands in the box, and its size', () => {
  const ring: Line = [
    [-1, -1],
    [0.5, -1],
    [0.5, 0.5],
    [-1, 0.5],
  ];
  expect(areaOf(ringIn(ring, [0, 0, 1, 1]))).toBeCloseTo(0.25);
  expect(ringIn(ring, [2, 2, 3, 3])).toEqual([]);
});
test('a line that leaves the box and comes back has two parts', () => {
  const line: Line = [
    [0.2, 0.2],
    [2, 0.2],
    [2, 0.8],
    [0.2, 0.8],
  ];
  expect(partsIn(line, [0, 0, 1, 1])).toEqual([
    [
      [0.2, 0.2],
      [1, 0.2],
    ],
    [
      [1, 0.8],
      [0.2, 0.8],
    ],
  ]);
});
test('a tile tells the way from point to point in its own units', () => {
  const line: Line = [
    [0.5, 0.5],
    [0.75, 0.5],
    [0.75, 0.75],
  ];
  expect(encoded(line, [0.5, 0.5, 1, 1], 0.25 / 4)).toEqual([0, 0, 4, 0, 0, 4]);
});
test('what crosses tiles stands in each of them, a town in one, and empty ones are left out', () => {
  const river: Line = [
    [0.3, 0.3],
    [0.7, 0.3],
  ];
  const town = { name: 'Here', country: 'FR', at: [0.25, 0.25], population: 5000 } as const;
  const tiles = tilesOf({ ...none, rivers: [river] }, [town], 1);
  expect([...tiles.keys()].sort()).toEqual(['0-0', '1-0']);
  expect(tiles.get('0-0')?.towns).toEqual([['Here', 'FR', 2048, 2048, 5000]]);
  expect(tiles.get('1-0')?.rivers).toHaveLength(1);
});
test('towns bear the English name that pages look them up by; what nobody lives in and numbers are left out', () => {
  const given = (name: string, population: number, featureCode = 'PPL') => ({
    name,
    country: 'CH',
    featureCode,
    population,
    loc: { coordinates: [6, 46] },
  });
  const towns = townsOf(
    [given('Genève', 183_981), given('Lyon 03', 90_000), given('Ruins', 9000, 'PPLH'), given('Meyrin', 19_000, 'PPLX')],
    [{ CH: { Geneva: 'Genève' } }],
  );
  expect(towns.map(({ name, population }) => [name, population])).toEqual([
    ['Geneva', 180_000],
    ['Meyrin', 1900],
  ]);
});
test('of one place the largest towns are named, and each place has its own', () => {
  const town = (name: string, x: number, population: number) => ({
    name,
    country: 'FR',
    at: [x, 0.1] as const,
    population,
  });
  const towns = [town('a', 0.1, 300), town('b', 0.1, 200), town('c', 0.1, 100), town('d', 0.9, 90), town('e', 0.9, 5)];
  expect(largestOfCells(towns, 2, 2, 10).map(({ name }) => name)).toEqual(['a', 'b', 'd']);
});
test('of towns of one name in a country the largest is told, and about where it lies', () => {
  const given = (population: number, longitude: number) => ({
    name: 'Monterrey',
    country: 'MX',
    featureCode: 'PPL',
    population,
    loc: { coordinates: [longitude, 25.67] },
  });
  expect(sizesOf([given(31_000, -92), given(1_135_512, -100.31), given(1086, -99)])).toEqual({
    MX: { Monterrey: [1136, 25.7, -100.3] },
  });
});

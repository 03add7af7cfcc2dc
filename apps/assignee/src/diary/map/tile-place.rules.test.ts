import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { MapTile } from './tile-format.ts';
import { kindAt, tileBehind, tilesAround } from './tile-place.rules.ts';
import { addressOf } from './tile-source.ts';

const folder = join(import.meta.dirname, '../../../public');
const tileOf = (address: string): MapTile => JSON.parse(readFileSync(join(folder, address), 'utf8'));

test('each zoom has its kind of tiles; from afar the outlines of countries are enough', () => {
  expect([1, 3, 4, 6, 7, 10, 12].map(kindAt)).toEqual([undefined, undefined, 'far', 'far', 'near', 'near', 'near']);
});
test('beyond the 180th meridian stands what stands on its other side, beyond the poles nothing', () => {
  expect(tileBehind('near', 64, 10)).toEqual({ kind: 'near', column: 0, row: 10 });
  expect(tileBehind('far', -1, 2)).toEqual({ kind: 'far', column: 7, row: 2 });
  expect(tileBehind('far', 0, 8)).toBeUndefined();
});
test('every tile that the index names is there, and no other', () => {
  const named = (['far', 'near'] as const).flatMap((kind) => {
    const across = kind === 'far' ? 8 : 64;
    return Array.from({ length: across * across }, (_, at) =>
      addressOf({ kind, column: at % across, row: Math.floor(at / across) }),
    ).filter((address) => address !== undefined);
  });
  expect(named.length).toBeGreaterThan(2000);
  expect(named.map((address) => address.split('/').at(-1)).sort()).toEqual(
    readdirSync(join(folder, 'assets/map')).sort(),
  );
});
test.each([
  ['Singapore', 1.29, 103.85, ['coast', 'urban', 'borders']],
  ['Lyon', 45.75, 4.85, ['urban', 'rivers']],
  ['Monterrey', 25.67, -100.31, ['urban', 'rivers']],
  ['Zurich', 47.37, 8.54, ['urban', 'lakes', 'rivers', 'borders']],
] as const)('around %s stand its name, other towns, and what there is of land', (name, latitude, longitude, has) => {
  const around = tilesAround({ latitude, longitude }).filter(({ kind }) => kind === 'near');
  expect(around).toHaveLength(9);
  const middle = addressOf(around[4] as (typeof around)[number]) as string;
  expect(existsSync(join(folder, middle))).toBe(true);
  const tile = tileOf(middle);
  const towns = tile.towns.map(([town]) => town);
  expect(towns).toContain(name);
  expect(towns.length).toBeGreaterThan(20);
  expect(tile.land.length).toBeGreaterThan(0);
  for (const kind of has)
    expect(kind === 'coast' ? tile.land[0]?.length : tile[kind].length, kind).toBeGreaterThan(
      8 * Number(kind === 'coast'),
    );
});

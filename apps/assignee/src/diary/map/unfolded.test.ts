import { feature } from 'topojson-client';
import { expect, test } from 'vitest';
import world from 'world-atlas/countries-110m.json' with { type: 'json' };
import { unfolded } from './unfolded.ts';

interface Outline {
  readonly properties: { readonly name: string };
  readonly geometry: { readonly type: string; readonly coordinates: never };
}
const topology = world as unknown as { objects: { countries: never } };
const outlines = (feature(topology as never, topology.objects.countries) as unknown as { features: Outline[] })
  .features;
const polygonsOf = ({ geometry }: Outline): number[][][][] =>
  geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
/** Longest way east or west of one edge off the poles, in degrees. */
const longest = (polygons: readonly (readonly (readonly number[])[])[][]): number =>
  Math.max(
    ...polygons.flat().flatMap((ring) =>
      ring.slice(1).map((point, i) => {
        const before = ring[i] as readonly number[];
        const isAtPole = Math.abs(point[1] as number) === 90 && Math.abs(before[1] as number) === 90;
        return isAtPole ? 0 : Math.abs((point[0] as number) - (before[0] as number));
      }),
    ),
  );

test('no country draws a line across the world', () => {
  // The data have such lines: Russia, Fiji and Antarctica.
  expect(outlines.filter((one) => longest(polygonsOf(one)) > 180).length).toBeGreaterThan(0);
  for (const one of outlines) expect(longest(unfolded(polygonsOf(one))), one.properties.name).toBeLessThan(90);
});
test('what crosses the 180th meridian stands on both sides of it', () => {
  const island = [
    [
      [179, 0],
      [-179, 0],
      [-179, 1],
      [179, 1],
      [179, 0],
    ],
  ];
  expect(unfolded([island])).toEqual([
    [
      [
        [179, 0],
        [181, 0],
        [181, 1],
        [179, 1],
        [179, 0],
      ],
    ],
    [
      [
        [-181, 0],
        [-179, 0],
        [-179, 1],
        [-181, 1],
        [-181, 0],
      ],
    ],
  ]);
});
test('a land round the pole is closed at the pole', () => {
  const cap = [
    [
      [-180, -70],
      [-60, -72],
      [60, -71],
      [180, -70],
      [-180, -70],
    ],
  ];
  const [first] = unfolded([cap]);
  expect(first?.[0]).toContainEqual([180, -90]);
});

import { certain } from '@homeport/grammar';

type Point = readonly number[];
type Ring = readonly Point[];

/** Degrees of longitude of a ring that goes round a pole. */
const round = 360;

/** The ring with each longitude near the one before, however far beyond 180° that leads. */
function continuous(ring: Ring): number[][] {
  let shift = 0;
  let last: number | undefined;
  return ring.map(([longitude = 0, latitude = 0]) => {
    if (last !== undefined && longitude - last > 180) shift -= round;
    if (last !== undefined && longitude - last < -180) shift += round;
    last = longitude;
    return [longitude + shift, latitude];
  });
}
/** A ring that does not end where it began goes round a pole: it is closed there, beyond the edge of the map. */
function closed(ring: number[][]): number[][] {
  const [first, last] = [ring[0], ring.at(-1)];
  if (!first || !last || Math.abs(certain(first[0]) - certain(last[0])) < 180) return ring;
  const pole = certain(first[1]) < 0 ? -90 : 90;
  return [...ring, [certain(last[0]), pole], [certain(first[0]), pole], first];
}
const shifted = (ring: Ring, by: number): number[][] =>
  ring.map(([longitude = 0, latitude = 0]) => [longitude + by, latitude]);

/**
 * Polygons (GeoJSON, degrees) so that none draws a line across the world: what crosses the 180th meridian goes on beyond it,
 * and stands on the other side as well.
 */
export function unfolded(polygons: readonly (readonly Ring[])[]): number[][][][] {
  return polygons.flatMap((polygon) => {
    const rings = polygon.map((ring) => closed(continuous(ring)));
    const longitudes = (rings[0] ?? []).map(([longitude = 0]) => longitude);
    const copies = [rings];
    if (longitudes.some((one) => one > 180)) copies.push(rings.map((ring) => shifted(ring, -round)));
    if (longitudes.some((one) => one < -180)) copies.push(rings.map((ring) => shifted(ring, round)));
    return copies;
  });
}

import { firstFarZoom, firstNearZoom, type TileKind, tileKinds } from './tile-format.ts';

/** A tile of the map that comes with the application. */
export interface TilePlace {
  readonly kind: TileKind;
  readonly column: number;
  readonly row: number;
}
/** Pixels along a side of the usual tiles of maps. */
export const usualSize = 256;

/** Which kind is drawn at a zoom; undefined from so far away that the outlines of countries are enough. */
export function kindAt(zoom: number): TileKind | undefined {
  if (zoom < firstFarZoom) return undefined;
  return zoom < firstNearZoom ? 'far' : 'near';
}
/** How many pixels a side of a tile of that kind has at a zoom. */
export const sideAt = (kind: TileKind, zoom: number): number => usualSize * 2 ** (zoom - tileKinds[kind].grid);

/** The tile behind a column that may lie beyond the 180th meridian; undefined beyond the poles. */
export function tileBehind(kind: TileKind, column: number, row: number): TilePlace | undefined {
  const across = 2 ** tileKinds[kind].grid;
  if (row < 0 || row >= across) return undefined;
  return { kind, column: ((column % across) + across) % across, row };
}
/** The tiles around a place (degrees) in both kinds: what stands without a network about a town. */
export function tilesAround({ latitude, longitude }: { latitude: number; longitude: number }): TilePlace[] {
  const sine = Math.sin((latitude * Math.PI) / 180);
  const x = longitude / 360 + 0.5;
  const y = 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
  return (['far', 'near'] as const).flatMap((kind) => {
    const across = 2 ** tileKinds[kind].grid;
    const [column, row] = [Math.floor(x * across), Math.floor(y * across)];
    const ways = kind === 'near' ? [-1, 0, 1] : [0];
    return ways.flatMap((down) =>
      ways.flatMap((right) => {
        const place = tileBehind(kind, column + right, row + down);
        return place ? [place] : [];
      }),
    );
  });
}

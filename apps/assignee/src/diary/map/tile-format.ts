/** A town of the map: its name, its country (ISO 3166-1 alpha-2), where it stands in the tile, its inhabitants (rounded). */
export type TownOfTile = readonly [name: string, country: string, x: number, y: number, population: number];

/**
 * What stands in one tile of the map that comes with the application, written by `tools/make-map.ts`. Lines are numbers, two
 * a point: the first point, then the way to each next one. 0 to `tileSize` is the tile itself; lines go on a little beyond.
 */
export interface MapTile {
  /** Outlines of land, holes among them: what an odd number of them surrounds is land. */
  readonly land: readonly (readonly number[])[];
  readonly lakes: readonly (readonly number[])[];
  readonly rivers: readonly (readonly number[])[];
  readonly urban: readonly (readonly number[])[];
  readonly borders: readonly (readonly number[])[];
  readonly towns: readonly TownOfTile[];
}
/** Units along a side of a tile. */
export const tileSize = 4096;

/** The two kinds of tiles: `grid` is the zoom whose usual tiles they are as large as; `near` begins at zoom 7. */
export const tileKinds = { far: { grid: 3 }, near: { grid: 6 } } as const;
export type TileKind = keyof typeof tileKinds;

/** The first zoom that is drawn from tiles, and the first that is drawn from near ones. */
export const firstFarZoom = 4;
export const firstNearZoom = 7;

import type { MapTile } from './tile-format.ts';
import { tileKinds } from './tile-format.ts';
import index from './tile-index.json' with { type: 'json' };
import type { TilePlace } from './tile-place.rules.ts';

const bits = { far: atob(index.far), near: atob(index.near) };

/** Where a tile is fetched; undefined where nothing stands: the open sea. */
export function addressOf({ kind, column, row }: TilePlace): string | undefined {
  const place = row * 2 ** tileKinds[kind].grid + column;
  const isThere = (bits[kind].charCodeAt(place >> 3) >> (place & 7)) & 1;
  return isThere ? `/assets/map/${kind}-${column}-${row}-${index.edition}.json` : undefined;
}
/** The open sea. */
const sea: MapTile = { land: [], lakes: [], rivers: [], urban: [], borders: [], towns: [] };

/** Tiles of one map, each fetched once. What could not be had is asked for again at the next look. */
export function tileSource(get: (address: string) => Promise<Response> = (address) => fetch(address)) {
  const asked = new Map<string, Promise<MapTile | undefined>>();
  const found = new Map<string, MapTile>();
  return {
    /** The tile; undefined where it cannot be had now. */
    async bring(place: TilePlace): Promise<MapTile | undefined> {
      const address = addressOf(place);
      if (!address) return sea;
      const wanted =
        asked.get(address) ??
        get(address)
          .then((answer) => (answer.ok ? answer.json() : undefined))
          .catch(() => undefined);
      asked.set(address, wanted);
      const tile = await wanted;
      if (tile) found.set(address, tile);
      else asked.delete(address);
      return tile;
    },
    /** The tile where it has come already. */
    known(place: TilePlace): MapTile | undefined {
      const address = addressOf(place);
      return address ? found.get(address) : sea;
    },
  };
}
export type TileSource = ReturnType<typeof tileSource>;

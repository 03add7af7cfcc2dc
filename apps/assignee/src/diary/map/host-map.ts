import type { QueryClient } from '@tanstack/react-query';
import { keptTile } from '../../offline/kept-map.ts';
import { cityQuery } from './city-query.ts';
import { tilesAround } from './tile-place.rules.ts';
import { addressOf } from './tile-source.ts';

/** Brings the map around a town to this device, so that it stands without a network although nobody has looked at it. */
export async function bringMapOf(queries: QueryClient, town: Parameters<typeof cityQuery>[0]): Promise<void> {
  if (!town?.town || !('caches' in globalThis)) return;
  const at = await queries.ensureQueryData(cityQuery(town)).catch(() => null);
  if (!at) return;
  const addresses = tilesAround(at).flatMap((place) => addressOf(place) ?? []);
  await Promise.allSettled(addresses.map((address) => keptTile(address)));
}

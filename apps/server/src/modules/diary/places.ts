import { answer, type RouteHandler } from '@homeport/engine';
import { mapTiles, placeAt, placesNamed } from '@homeport/model/diary';
import { makeGuardedFetch } from '../../adapters/outbound/guarded-fetch.ts';
import type { BuiltInPlaces } from '../../adapters/places/built-in-places.ts';
import { askGeocoder } from '../../adapters/places/geocoder.ts';
import type { Configuration } from '../../configuration.ts';

/** Places at coordinates and by name: a configured service first, then what came with the server. */
export const placeHandlers = (
  places: BuiltInPlaces,
  { geocoderUrl, mapTilesUrl, outboundHosts }: Pick<Configuration, 'geocoderUrl' | 'mapTilesUrl' | 'outboundHosts'>,
): readonly RouteHandler[] => {
  // The service that the operator has named may be private.
  const fetchFrom = makeGuardedFetch([...outboundHosts, ...(geocoderUrl ? [new URL(geocoderUrl).host] : [])]);
  return [
    answer(mapTiles, async () => ({ url: mapTilesUrl ?? null })),
    answer(placeAt, async (_, { query }) => {
      const [latitude, longitude] = [Number(query.latitude), Number(query.longitude)];
      const outside = geocoderUrl ? await askGeocoder(fetchFrom, geocoderUrl, latitude, longitude) : undefined;
      return outside ?? (await places.at(latitude, longitude)) ?? undefined;
    }),
    answer(placesNamed, (_, { query }) => places.named(query.name, query.country)),
  ];
};

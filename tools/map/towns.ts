import type { CityNames } from '@homeport/grammar';
import { type Point, projected } from './lines.ts';

export interface Town {
  readonly name: string;
  readonly country: string;
  readonly at: Point;
  readonly population: number;
}
/** A town as GeoNames has it. */
export interface GivenTown {
  readonly name: string;
  readonly country: string;
  readonly featureCode: string;
  readonly population: number;
  readonly loc: { readonly coordinates: readonly number[] };
}
/** Kinds that nobody lives in any more. */
const gone = new Set(['PPLQ', 'PPLH', 'PPLW', 'PPLCH']);
/** A quarter ranks behind towns of a tenth of its size: a town stands on the map before its own quarters. */
const quarter = 'PPLX';
/** Below this a town called as some table calls a city is another one. */
const leastCity = 30_000;
const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** English names by country and any other name: pages look cities up by their English name. */
function englishNames(tables: readonly CityNames[]): ReadonlyMap<string, string> {
  return new Map(
    tables.flatMap((table) =>
      Object.entries(table).flatMap(([country, names]) =>
        Object.entries(names).map(([english, own]) => [`${country} ${folded(own)}`, english] as const),
      ),
    ),
  );
}
/** The towns that the map may name, largest first. Quarters that only have a number (Lyon 03) are left out. */
export function townsOf(given: readonly GivenTown[], tables: readonly CityNames[]): Town[] {
  const english = englishNames(tables);
  return given
    .filter(({ featureCode, name, population }) => !gone.has(featureCode) && !/\d/.test(name) && population > 0)
    .map(({ name, country, featureCode, population, loc }) => ({
      name: (population >= leastCity && english.get(`${country} ${folded(name)}`)) || name,
      country,
      at: projected(loc.coordinates),
      population: Number((featureCode === quarter ? population / 10 : population).toPrecision(2)),
    }))
    .sort((a, b) => b.population - a.population);
}
/** Of towns that stand largest first, those that are among the `most` largest of their cell; `cells` of them go round the world. */
export function largestOfCells(towns: readonly Town[], cells: number, most: number, least: number): Town[] {
  const counts = new Map<number, number>();
  return towns.filter(({ at: [x, y], population }) => {
    if (population < least) return false;
    const cell = Math.floor(x * cells) * cells + Math.floor(y * cells);
    const count = (counts.get(cell) ?? 0) + 1;
    counts.set(cell, count);
    return count <= most;
  });
}

/** From this on a search ranks a town by its size. */
const leastRanked = 30_000;

/** How large the larger towns are: thousands of inhabitants, and about where (degrees), by country and the name of GeoNames. */
export type TownSizes = Record<string, Record<string, [thousands: number, latitude: number, longitude: number]>>;

/** Of several towns of one name in a country the largest one. */
export function sizesOf(given: readonly GivenTown[]): TownSizes {
  const sizes: TownSizes = {};
  for (const { name, country, featureCode, population, loc } of given) {
    if (population < leastRanked || featureCode === quarter || gone.has(featureCode)) continue;
    const [longitude = 0, latitude = 0] = loc.coordinates.map((degrees) => Math.round(degrees * 10) / 10);
    const own = sizes[country] ?? {};
    sizes[country] = own;
    const thousands = Math.round(population / 1000);
    if (thousands > (own[name]?.[0] ?? 0)) own[name] = [thousands, latitude, longitude];
  }
  return sizes;
}

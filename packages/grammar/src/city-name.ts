/** What a language calls cities: country (ISO 3166-1 alpha-2), English name, own name. Only where the two differ. */
export type CityNames = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Without accents and case, with one kind of apostrophe. */
const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").trim().toLowerCase();

interface Index {
  readonly inCountry: ReadonlyMap<string, string>;
  /** Own names of all cities of that English name: several countries have a Córdoba. */
  readonly anywhere: ReadonlyMap<string, ReadonlySet<string>>;
}
const indexes = new WeakMap<CityNames, Index>();

function indexOf(names: CityNames): Index {
  const made = indexes.get(names);
  if (made) return made;
  const inCountry = new Map<string, string>();
  const anywhere = new Map<string, Set<string>>();
  for (const [country, cities] of Object.entries(names))
    for (const [english, own] of Object.entries(cities)) {
      const key = folded(english);
      inCountry.set(`${country} ${key}`, own);
      const all = anywhere.get(key) ?? new Set();
      anywhere.set(key, all.add(own));
    }
  const index = { inCountry, anywhere };
  indexes.set(names, index);
  return index;
}

/**
 * A town as a language calls it. Only an English name is replaced: who writes a town in another way means it so. Where the
 * country is not known, a name that means different towns stays.
 */
export function cityNameFrom(names: CityNames | undefined, town: string, country?: string | null): string {
  if (!names) return town;
  const { inCountry, anywhere } = indexOf(names);
  const key = folded(town);
  if (country) return inCountry.get(`${country} ${key}`) ?? town;
  const all = anywhere.get(key);
  const [only] = all ?? [];
  return all?.size === 1 && only !== undefined ? only : town;
}

/** The English name of a town that is written as a language calls it; as it was written where that can mean several. */
export function englishNameFrom(names: CityNames | undefined, written: string): string {
  const key = folded(written);
  if (!names || key === '') return written;
  const meant = new Set(
    Object.values(names).flatMap((cities) =>
      Object.entries(cities).flatMap(([english, own]) => (folded(own) === key ? [english] : [])),
    ),
  );
  const [only] = meant;
  return meant.size === 1 && only !== undefined ? only : written;
}

/** English names of the cities that some language calls by a name that begins so; a city is found by any of its names. */
export function citiesCalled(tables: readonly CityNames[], beginning: string): string[] {
  const wanted = folded(beginning);
  if (wanted === '') return [];
  const found = tables.flatMap((names) =>
    Object.values(names).flatMap((cities) =>
      Object.entries(cities).flatMap(([english, own]) => (folded(own).startsWith(wanted) ? [english] : [])),
    ),
  );
  return [...new Set(found)];
}

import { cityNameFrom } from '@homeport/grammar';
import { cityNames } from '@homeport/model/reference';

/** Names that are also a person's, or a word of the language: on a page they need not be the city. */
const others = new Set(['Trier', 'Florence', 'Cordoba', 'Victoria', 'Geneva', 'Santiago', 'San Jose']);
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * What is wrong with the cities of a text that is read in a language: English names where it has its own, and a city state
 * whose name stands twice ("Singapour, Singapour").
 */
export async function cityFaults(language: 'es' | 'fr'): Promise<(text: string) => string[]> {
  const names = await cityNames[language]();
  const english = Object.entries(names).flatMap(([country, cities]) =>
    Object.keys(cities).filter((city) => {
      const own = cityNameFrom(names, city, country);
      return (
        !others.has(city) && !own.includes(city) && own.localeCompare(city, language, { sensitivity: 'base' }) !== 0
      );
    }),
  );
  // By itself: companies ("Singapore Homes"), documents and addresses of one line keep the names that they were given.
  const before = '(?<=^|[\\n\\t(]|[→·:] |\\p{L}, )';
  const after = '(?=$|[\\n\\t)]| [→·(]|, \\p{L})';
  const onAWay = '(?<=→ )';
  const any = `(?:${english.map(escaped).join('|')})`;
  const known = new RegExp(`${before}${any}${after}|${onAWay}${any}(?!\\p{L})`, 'gmu');
  const twice = /(?<![\p{L}-])(\p{Lu}[\p{L} -]{3,}), \1(?![\p{L}-])/gu;
  return (text) => {
    const found = [...text.matchAll(known), ...text.matchAll(twice)].map(({ 0: name, index }) => {
      const around = text.slice(Math.max(0, index - 40), index + name.length + 20).replaceAll(/\s*\n\s*/g, ' | ');
      return `“${name}” in “${around}”`;
    });
    return [...new Set(found)];
  };
}

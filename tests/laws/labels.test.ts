import { existsSync, readFileSync } from 'node:fs';
import { allFields } from '@homeport/grammar';
import { catalogue } from '@homeport/model';
import { expect, test } from 'vitest';

/** Two fields of one record never read the same: nobody could tell their columns apart, nor an import its headings. */
test.each(['en', 'es', 'fr'] as const)('no two fields of an entity have the same label in %s', (language) => {
  const same = catalogue.domains.flatMap((domain) => {
    const words = wordsOf(domain.name, language);
    return domain.entities.flatMap((entity) => {
      const byLabel = Map.groupBy(Object.entries(allFields(entity)), ([name, field]) =>
        (words[`${entity.name}.${name}`] ?? field.label).toLowerCase(),
      );
      return [...byLabel].flatMap(([label, fields]) =>
        fields.length > 1 ? [`${entity.name}: ${fields.map(([name]) => name).join(', ')} read "${label}"`] : [],
      );
    });
  });
  expect(same).toEqual([]);
});

function wordsOf(domain: string, language: 'en' | 'es' | 'fr'): Readonly<Record<string, string>> {
  const file = new URL(`../../packages/model/src/${domain}/${language}.json`, import.meta.url);
  // A domain that declares no text has no catalogue.
  return language === 'en' || !existsSync(file) ? {} : JSON.parse(readFileSync(file, 'utf8'));
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Catalogue, inputRefusals, wordsOf } from '@homeport/grammar';
import { createInstance } from 'i18next';
import Icu from 'i18next-icu';
import type { TextOf } from '../services.ts';

const packages = join(import.meta.dirname, '../../../../packages');

/** Catalogues of texts: every `es.json` and `fr.json` beside the declarations, and the customers' variants of English. */
function bundle(language: string): Record<string, string> {
  const folders = [
    join(packages, 'grammar/src'),
    join(packages, 'engine/src'),
    ...readdirSync(join(packages, 'model/src'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => join(packages, 'model/src', entry.name)),
  ];
  return Object.assign({}, ...folders.map((folder) => words(join(folder, `${language}.json`))));
}

function words(file: string): Record<string, string> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}

/** Texts of the server in the languages of the apps; a variant falls back to English, a missing text to its key. */
export async function startTexts(catalogue: Catalogue): Promise<TextOf> {
  const refusals = Object.fromEntries(
    Object.entries(inputRefusals.$specs).map(([name, spec]) => [`refusal.input.${name}`, spec.text]),
  );
  const resource = (texts: Record<string, string>) => ({ translation: texts });
  const i18n = createInstance();
  await i18n.use(Icu).init({
    lng: 'en',
    fallbackLng: 'en',
    supportedLngs: ['en', 'es', 'fr', 'en-x-halden', 'en-x-brightwater'],
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    resources: {
      en: resource({ ...wordsOf(catalogue), ...refusals }),
      es: resource(bundle('es')),
      fr: resource(bundle('fr')),
      'en-x-halden': resource(bundle('en-x-halden')),
      'en-x-brightwater': resource(bundle('en-x-brightwater')),
    },
  });
  return (key, params, locale) => i18n.t(key, { ...params, lng: locale });
}

import { cityNames } from '@homeport/model/reference';
import { type Bundles, mergeBundles } from '@homeport/ui/language/bundles.ts';
import { knowCities } from '@homeport/ui/language/cities.ts';
import { baseLanguage } from '@homeport/ui/language/locale.ts';
import { type Language, startLanguage } from '@homeport/ui/language/start-language.ts';
import { modelSpace } from '@homeport/ui/language/use-text.ts';
import { loadRecordWords } from '@homeport/ui/records/words/record-words.ts';

type Load = () => Promise<{ default: Readonly<Record<string, string>> }>;
const own: Readonly<Record<string, Load>> = {
  en: () => import('./en.json'),
  es: () => import('./es.json'),
  fr: () => import('./fr.json'),
};
// The words of the declarations: English stands in them, each other language is one file, fetched when it is spoken.
const ofModel: Readonly<Record<string, () => Promise<{ words: Readonly<Record<string, string>> }>>> = {
  es: () => import('./model-words.es.ts'),
  fr: () => import('./model-words.fr.ts'),
  'en-x-halden': () => import('./model-words.en-x-halden.ts'),
  'en-x-brightwater': () => import('./model-words.en-x-brightwater.ts'),
};
/** Texts of a page that has its own, by language. */
export type PageWords = Readonly<Record<string, Load | undefined>>;
const loaded = new Set<string>();
const pages = new Map<string, PageWords>();

/** What a locale needs and has not been loaded yet: its language, and what a customer's variant says differently. */
async function wordsFor(locale: string): Promise<Bundles> {
  const codes = [...new Set(['en', baseLanguage(locale), locale])].filter((code) => !loaded.has(code));
  const bundles = await Promise.all(
    codes.map(async (code): Promise<Bundles> => {
      const load = own[code];
      // What the language calls cities; English needs nothing.
      const cities = cityNames[code]?.();
      const ofPages = await Promise.all(
        [...pages].map(async ([space, files]) => ({ [code]: await pageWords(space, files, code) })),
      );
      const [app, records, model] = await Promise.all([
        load?.().then((file) => file.default),
        loadRecordWords(code),
        ofModel[code]?.().then((file) => file.words) ?? {},
      ]);
      if (cities) await knowCities(code, await cities);
      return mergeBundles(records, ...ofPages, { [code]: { ...(app ? { app } : {}), [modelSpace]: model } });
    }),
  );
  for (const code of codes) loaded.add(code);
  return mergeBundles(...bundles);
}
async function pageWords(
  space: string,
  files: PageWords,
  code: string,
): Promise<Readonly<Record<string, Readonly<Record<string, string>>>>> {
  const load = files[code];
  return load ? { [space]: (await load()).default } : {};
}
/** The texts of a page of its own, in English and in the language spoken; a later language brings them along. */
export async function learnWords(language: Language, space: string, files: PageWords): Promise<void> {
  if (pages.has(space)) return;
  const { language: locale } = language.i18n;
  const codes = [...new Set(['en', baseLanguage(locale), locale])];
  const all = await Promise.all(
    codes.map(async (code): Promise<Bundles> => ({ [code]: await pageWords(space, files, code) })),
  );
  language.addBundles(mergeBundles(...all));
  pages.set(space, files);
}
/** Starts the texts of the workspace in a locale, for one session: a new one begins with none of them. */
export async function startWords(locale: string): Promise<Language> {
  loaded.clear();
  pages.clear();
  return startLanguage({ locale, bundles: mergeBundles({ en: { [modelSpace]: {} } }, await wordsFor(locale)) });
}
/** Another language, without losing the page or what is typed in it. */
export async function switchWords(language: Language, locale: string): Promise<void> {
  language.addBundles(await wordsFor(locale));
  await language.switchTo(locale);
}

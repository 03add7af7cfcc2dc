import { certain } from '@homeport/grammar';
import { cityNames } from '@homeport/model/reference';
import type { Bundles } from '@homeport/ui/language/bundles.ts';
import { knowCities } from '@homeport/ui/language/cities.ts';
import { baseLanguage } from '@homeport/ui/language/locale.ts';
import type { Language } from '@homeport/ui/language/start-language.ts';
import { startLanguage } from '@homeport/ui/language/start-language.ts';
import { forgetLearned, learnedIn } from './page-words.ts';

type Load = () => Promise<{ default: Readonly<Record<string, string>> }>;
// Each language is a file of its own, loaded when it is spoken. Variants hold only what differs from English.
const files: Readonly<Record<string, Load>> = {
  en: () => import('./en.json'),
  es: () => import('./es.json'),
  fr: () => import('./fr.json'),
  'en-x-halden': () => import('./en-x-halden.json'),
  'en-x-brightwater': () => import('./en-x-brightwater.json'),
};
const loaded = new Set<string>();

/** What the language calls cities; English needs nothing. */
async function bringCities(language: string): Promise<void> {
  const names = await cityNames[language]?.();
  if (names) await knowCities(language, names);
}

/** What a locale needs and has not been loaded yet: its variant and its language. */
async function wordsFor(locale: string): Promise<Bundles> {
  const known = files[baseLanguage(locale)] ? baseLanguage(locale) : 'en';
  const wanted = [...new Set([known, locale])].filter((code) => files[code] && !loaded.has(code));
  const [found] = await Promise.all([
    Promise.all(wanted.map(async (code) => [code, { app: (await certain(files[code])()).default }] as const)),
    bringCities(known),
  ]);
  for (const code of wanted) loaded.add(code);
  return Object.fromEntries(found);
}
/** Starts the texts of the application in a locale. */
export async function startWords(locale: string): Promise<Language> {
  loaded.clear();
  forgetLearned();
  return startLanguage({ locale, bundles: await wordsFor(locale) });
}
/** Fetches the words of a locale ahead; they are started with `startWords`. */
export function prepareWords(locale: string): void {
  for (const code of new Set([baseLanguage(locale), locale])) files[code]?.().catch(() => undefined);
  bringCities(baseLanguage(locale)).catch(() => undefined);
}
/** Another language, without losing the page or what is typed in it. */
export async function switchWords(language: Language, locale: string): Promise<void> {
  const [own, ofPages] = await Promise.all([wordsFor(locale), learnedIn(locale)]);
  for (const bundles of [own, ...ofPages]) language.addBundles(bundles);
  await language.switchTo(locale);
}

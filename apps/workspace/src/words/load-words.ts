import { type Bundles, mergeBundles } from '@homeport/ui/language/bundles.ts';
import { baseLanguage } from '@homeport/ui/language/locale.ts';
import { type Language, startLanguage } from '@homeport/ui/language/start-language.ts';
import { loadRecordWords, recordWords } from '@homeport/ui/records/words/record-words.ts';
import { modelSpace } from '@homeport/ui/records/words/use-labels.ts';
import en from './en.json';

type Load = () => Promise<{ default: Readonly<Record<string, string>> }>;
const own: Readonly<Record<string, Load>> = { es: () => import('./es.json'), fr: () => import('./fr.json') };
// The words of the declarations lie beside them, one file a domain; each language is fetched when it is spoken.
const ofModel = import.meta.glob<{ default: Readonly<Record<string, string>> }>([
  '../../../../packages/model/src/*/{es,fr,en-x-halden,en-x-brightwater}.json',
  '../../../../packages/grammar/src/{es,fr,en-x-halden,en-x-brightwater}.json',
]);
const loaded = new Set<string>(['en']);

async function modelWords(code: string): Promise<Readonly<Record<string, string>>> {
  const files = Object.entries(ofModel).filter(([path]) => path.endsWith(`/${code}.json`));
  const all = await Promise.all(files.map(([, load]) => load()));
  return Object.assign({}, ...all.map((file) => file.default));
}
/** What a locale needs and has not been loaded yet: its language, and what a customer's variant says differently. */
async function wordsFor(locale: string): Promise<Bundles> {
  const codes = [...new Set([baseLanguage(locale), locale])].filter((code) => !loaded.has(code));
  const bundles = await Promise.all(
    codes.map(async (code): Promise<Bundles> => {
      const load = own[code];
      const [app, records, model] = await Promise.all([load?.().then((file) => file.default), loadRecordWords(code), modelWords(code)]);
      return mergeBundles(records, { [code]: { ...(app ? { app } : {}), [modelSpace]: model } });
    }),
  );
  for (const code of codes) loaded.add(code);
  return mergeBundles(...bundles);
}
/** Starts the texts of the workspace in a locale. */
export async function startWords(locale: string): Promise<Language> {
  return startLanguage({ locale, bundles: mergeBundles({ en: { app: en, [modelSpace]: {} } }, recordWords, await wordsFor(locale)) });
}
/** Another language, without losing the page or what is typed in it. */
export async function switchWords(language: Language, locale: string): Promise<void> {
  language.addBundles(await wordsFor(locale));
  await language.switchTo(locale);
}

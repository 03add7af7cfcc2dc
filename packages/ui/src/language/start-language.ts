import i18next, { type i18n } from 'i18next';

import { initReactI18next } from 'react-i18next';
import { type Bundles, mergeBundles } from './bundles.ts';
import { icuFormat } from './icu-format.ts';
import { baseLanguage, intlLocale, type Locale, pseudoLocale } from './locale.ts';
import en from './words/en.json' with { type: 'json' };

export interface LanguageOptions {
  readonly locale: Locale;
  /** Texts by locale and namespace. `en` is needed at once, the others may come later by `addBundles`. */
  readonly bundles: Bundles;
  /** Customer variants (`en-x-…`) and tenant labels: only the keys that differ. */
  readonly overlays?: Bundles;
}
/** The running language, for code outside components. */
export interface Language {
  readonly i18n: i18n;
  /** Loads what the locale needs and switches; the page and what was typed stay. */
  switchTo(locale: Locale): Promise<void>;
  /** Adds texts, for example of a page that was loaded just now or a tenant's labels. */
  addBundles(bundles: Bundles): void;
}

// The kit's own Spanish and French are loaded when they are first needed.
const kitWords: Readonly<Record<string, () => Promise<{ default: Record<string, string> }>>> = {
  es: () => import('./words/es.json', { with: { type: 'json' } }),
  fr: () => import('./words/fr.json', { with: { type: 'json' } }),
};

/** Starts the language of the page: i18next with ICU messages, variant -> base -> en, and `lang` on the page. */
export async function startLanguage({ locale, bundles, overlays = {} }: LanguageOptions): Promise<Language> {
  const resources = mergeBundles({ en: { ui: en } }, bundles, overlays);
  const instance = i18next.createInstance();
  const loaded = new Set<string>(['en']);
  // The language of tests is nobody's: it comes when it is asked for.
  let pseudo: typeof import('./pseudo.ts') | undefined;
  const add = (more: Bundles) => {
    for (const [code, spaces] of Object.entries(more))
      for (const [space, words] of Object.entries(spaces)) instance.addResourceBundle(code, space, words, true, true);
  };
  const prepare = async (code: Locale) => {
    const base = baseLanguage(code);
    const load = kitWords[base];
    if (load && !loaded.has(base)) {
      add({ [base]: { ui: (await load()).default } });
      loaded.add(base);
    }
    if (code !== pseudoLocale) return;
    pseudo ??= await import('./pseudo.ts');
    add(pseudo.pseudoBundles({ en: instance.store.data.en as Bundles['en'] }));
  };
  await instance
    .use(icuFormat(intlLocale))
    .use(initReactI18next)
    .init({
      lng: 'en',
      fallbackLng: (code: string) => [...new Set([baseLanguage(code), 'en'])],
      resources,
      defaultNS: 'app',
      fallbackNS: 'ui',
      keySeparator: false,
      returnNull: false,
      interpolation: { escapeValue: false },
      react: { useSuspense: false, bindI18nStore: 'added' },
    });
  const switchTo = async (code: Locale) => {
    await prepare(code);
    await instance.changeLanguage(code);
    if (typeof document !== 'undefined')
      document.documentElement.lang = code === pseudoLocale ? 'en' : baseLanguage(code);
  };
  await switchTo(locale);
  return {
    i18n: instance,
    switchTo,
    addBundles(more) {
      add(more);
      if (pseudo && instance.language === pseudoLocale) add(pseudo.pseudoBundles(more));
    },
  };
}

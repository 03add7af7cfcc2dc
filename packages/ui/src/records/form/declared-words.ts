import type { DeclaredForm } from '@homeport/grammar';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { pseudoLocale } from '../../language/locale.ts';
import { modelSpace } from '../../language/use-text.ts';

const taught = new WeakMap<object, Set<DeclaredForm>>();

/**
 * Brings the texts that come with a declaration, before the first label is said. They are in the file of the form in every
 * language, so that nothing is waited for and none is missing without a network.
 */
export function useDeclaredWords(form: DeclaredForm): void {
  const { i18n } = useTranslation(modelSpace);
  const known = taught.get(i18n) ?? new Set();
  if (!known.has(form)) {
    // Nobody has asked for them before: no component has to hear of it while others are drawn.
    for (const [language, words] of Object.entries(form.words))
      i18n.addResourceBundle(language, modelSpace, words, true, true, { silent: true });
    taught.set(i18n, known.add(form));
  }
  const isPseudo = i18n.language === pseudoLocale;
  useEffect(() => {
    if (!isPseudo) return;
    void import('../../language/pseudo.ts').then(({ pseudoBundles }) => {
      const words = pseudoBundles({ en: { [modelSpace]: englishOf(form) } })[pseudoLocale]?.[modelSpace];
      i18n.addResourceBundle(pseudoLocale, modelSpace, words, true, true);
    });
  }, [isPseudo, i18n, form]);
}

/** The English of a form by the keys of its texts, from the declaration itself. */
function englishOf({ entity }: DeclaredForm): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(entity.fields).flatMap(([name, field]) => {
      const key = `${entity.name}.${name}`;
      const choices = field.type === 'option' ? Object.entries(field.choices ?? {}) : [];
      return [
        [key, field.label],
        ...(field.help ? [[`${key}.help`, field.help]] : []),
        ...choices.map(([value, label]) => [`${key}.${value}`, label]),
      ];
    }),
  );
}

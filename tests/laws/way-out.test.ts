import { catalogue } from '@homeport/model';
import { expect, test } from 'vitest';
import { wordFiles } from '../support/word-files.ts';

/** What a dialog's way out is called, and what every deed of a record is called, in one language. */
function words(language: 'en' | 'es' | 'fr') {
  const files = wordFiles(language);
  const kit = files.find(([file]) => file.includes('ui/src/language/words/'))?.[1] ?? {};
  const declared = Object.fromEntries(
    catalogue.entities.flatMap((entity) => [
      ...Object.values(entity.fields).flatMap((field) =>
        field.type === 'lifecycle'
          ? Object.entries(field.transitions).map(([name, { label }]) => [`${entity.name}.do.${name}`, label])
          : [],
      ),
      ...catalogue.actionsOn(entity.name).map(({ name, label }) => [`${entity.name}.do.${name}`, label]),
    ]),
  ) as Readonly<Record<string, string>>;
  const translated = Object.assign({}, ...files.filter(([file]) => file.includes('model/src/')).map(([, all]) => all));
  const deeds = Object.entries(declared).map(([key, label]) => [key, language === 'en' ? label : translated[key]]);
  return { wayOut: kit.cancel, deeds };
}

test.each(['en', 'es', 'fr'] as const)(
  'no deed of a record is called as the way out of its dialog is, in %s',
  (language) => {
    const { wayOut, deeds } = words(language);
    expect(wayOut).toBeTruthy();
    expect(deeds.length).toBeGreaterThan(250);
    expect(deeds.filter(([, label]) => label === wayOut)).toEqual([]);
  },
);

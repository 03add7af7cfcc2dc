import { catalogue } from '@homeport/model';
import { canBeTold, placeholdersOf } from '@homeport/model/notifications';
import { expect, test } from 'vitest';
import { templateFault } from '../../language/template.ts';
import { notificationDefaults } from './activation-defaults.data.ts';

test.each(notificationDefaults.map((one) => [one.code, one] as const))(
  'the notice %s of a new company names only what its records have, in every language',
  (_, { about, words }) => {
    const entity = catalogue.entity(about);
    expect(canBeTold(entity)).toBe(true);
    const names = new Set(placeholdersOf(entity));
    for (const [language, texts] of Object.entries(words))
      for (const text of texts) expect(templateFault(text, language, names), text).toBeUndefined();
  },
);

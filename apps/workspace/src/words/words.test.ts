import { checkWords } from '@homeport/ui/language/bundles.ts';
import { isPlainMessage } from '@homeport/ui/language/plain-text.ts';
import { describe, expect, it } from 'vitest';
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import opening from './opening.json' with { type: 'json' };

describe('the texts of the workspace', () => {
  it.each([
    ['es', en, es],
    ['fr', en, fr],
    ['es of the opening', opening.en, opening.es],
    ['fr of the opening', opening.en, opening.fr],
  ])('are complete in %s, with the same arguments', (_name, english, other) => {
    expect(checkWords(english, other, true)).toEqual([]);
  });

  it('need no language library before the sign-in', () => {
    const all = [opening.en, opening.es, opening.fr].flatMap((words) => Object.values(words));
    expect(all.filter((message) => !isPlainMessage(message))).toEqual([]);
  });
});

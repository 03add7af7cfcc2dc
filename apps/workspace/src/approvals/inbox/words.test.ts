import { checkWords } from '@homeport/ui/language/bundles.ts';
import { describe, expect, it } from 'vitest';
import { paymentsWords } from '../../payments/desk/words.ts';
import { approvalsWords } from './words.ts';

describe('the texts of approvals and payments', () => {
  for (const [name, words] of Object.entries({ approvals: approvalsWords, payments: paymentsWords }))
    for (const language of ['es', 'fr'] as const)
      it(`are complete in ${language} with the arguments of the English ones: ${name}`, async () => {
        const [english, other] = await Promise.all([words.en(), words[language]()]);
        expect(checkWords(english.default, other.default, true)).toEqual([]);
      });
});

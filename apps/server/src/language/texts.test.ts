import { catalogue } from '@homeport/model';
import { expect, test } from 'vitest';
import { startTexts } from './texts.ts';

const textOf = await startTexts(catalogue);

test('a text is filled in, in the reader’s language', () => {
  const params = { from: 'SGD', to: 'EUR' };
  expect(textOf('refusal.rates.noRate', params, 'en')).toBe('No exchange rate between SGD and EUR');
  expect(textOf('refusal.rates.noRate', params, 'fr')).toContain('SGD');
  expect(textOf('refusal.rates.noRate', params, 'fr')).not.toBe(textOf('refusal.rates.noRate', params, 'en'));
});
test('a choice of words follows its argument', () => {
  const key = 'event.identity.twoFactorChanged.0.title';
  const said = ['true', 'false'].map((on) => textOf(key, { isOn: on, on, enabled: on, change: on }, 'en'));
  for (const text of said) expect(text).not.toContain('select');
});
test('a variant of English differs where it says so, and is English elsewhere', () => {
  expect(textOf('caseExpenseBatch', undefined, 'en-x-halden')).toBe('Expense Claim');
  expect(textOf('caseExpense', undefined, 'en-x-halden')).toBe('Expense');
});
test('refusals of the engine have texts too; an unknown key is answered as itself', () => {
  expect(textOf('refusal.files.empty', undefined, 'en')).not.toContain('files.');
  expect(textOf('no.such.key', undefined, 'es')).toBe('no.such.key');
});

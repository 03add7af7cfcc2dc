import { defineCatalogue, inputRefusals } from '@homeport/grammar';
import { expect, test } from 'vitest';
import { sentence } from '../../exchange/sentence.ts';
import { textsOf } from './texts.ts';

const french: Readonly<Record<string, string>> = {
  'refusal.input.beforeOther': '{label} : pas avant « {other} ».',
  'bill.due': 'Échéance',
  'bill.billed': 'Date de facture',
};
const textOf = (key: string, params: Readonly<Record<string, string | number>>) =>
  french[key]?.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name]));
const refusal = inputRefusals.beforeOther({ label: 'Due', other: 'Invoice date', otherOf: 'bill.billed' }, 'due');

test('a day that is compared with another one names both as the reader calls them, in answers and in files', () => {
  const texts = textsOf(defineCatalogue([]), textOf);
  const about = { keysOf: (field: string) => [`bill.${field}`] };
  expect(texts.refusal(refusal, 'fr', about)).toBe('Échéance : pas avant « Date de facture ».');
  const reader = { locale: 'fr', dateFormat: '', textOf: (key: string, params = {}) => textOf(key, params) ?? key };
  expect(sentence(refusal, reader, 'Échéance')).toBe('Échéance : pas avant « Date de facture ».');
});

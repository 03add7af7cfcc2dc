import { describe, expect, test } from 'vitest';
import type { Account } from '../data/types.ts';
import {
  type BankValues,
  bankValuesOf,
  fieldsOf,
  findingsOfForm,
  paidElsewhere,
  sentAccount,
  storedEnd,
  toConfirm,
} from './bank-form.rules.ts';

const french: BankValues = {
  accountCountry: 'FR',
  currency: 'EUR',
  texts: {
    name: 'Main',
    accountName: 'Camille Laurent',
    iban: 'FR7630006000011234567890189',
  },
  address: null,
};
const stored = {
  id: 'a',
  name: 'Main',
  accountName: 'Camille Laurent',
  accountNumber: '•••• 4567',
  iban: '•••• 0189',
  accountCountry: 'FR',
  currency: 'EUR',
} as Account;
const names = (values: BankValues) => fieldsOf(values).map(({ field }) => field);

describe('the form of an account', () => {
  test('shows nothing before country and currency are chosen, then only the fields of that country', () => {
    expect(names(bankValuesOf({ currency: 'EUR' }))).toEqual([]);
    expect(names(french)).toContain('iban');
    expect(names(french)).not.toContain('accountNumber');
    expect(names({ ...french, accountCountry: 'US', currency: 'USD' })).toContain('routingNumber');
    expect(names({ ...french, accountCountry: 'US', currency: 'USD' })).not.toContain('iban');
  });
  test('sends only what is shown: a routing number typed before the country was changed stays here', () => {
    const changed = { ...french, texts: { ...french.texts, routingNumber: '021000021' } };
    expect(sentAccount(changed, null)).not.toHaveProperty('routingNumber');
    expect(sentAccount(changed, null)).toMatchObject({
      accountCountry: 'FR',
      iban: 'FR7630006000011234567890189',
      accountNumber: '12345678901',
    });
  });
  test('takes the numbers of another country off the account: nothing unseen is paid', () => {
    const american = { routingNumber: '021000021', accountNumber: '000123456789', accountType: 'CHECKING' };
    const texts = { name: 'Main', accountName: 'Camille Laurent', ...american };
    const values: BankValues = { accountCountry: 'US', currency: 'USD', texts, address: null };
    expect(sentAccount(values, stored)).toMatchObject({ ...american, accountCountry: 'US', iban: null });
    expect(findingsOfForm({ ...values, texts: {} }, stored).map(({ field }) => field)).toContain('accountNumber');
  });
  test('leaves stored parts alone that nobody replaced, and asks nothing about them', () => {
    const values = { ...french, texts: { name: 'Main', accountName: 'Camille Laurent' } };
    expect(sentAccount(values, stored)).not.toHaveProperty('iban');
    expect(findingsOfForm(values, stored).filter(({ severity }) => severity === 'block')).toEqual([]);
    expect(storedEnd(stored, 'iban')).toBe('0189');
    expect(storedEnd(stored, 'name')).toBeNull();
  });
  test('takes a stored part for what is there, never for what was typed', () => {
    const values = bankValuesOf({ ...stored, accountName: 'Camille L.' });
    expect(values.texts).toMatchObject({ accountName: 'Camille L.', iban: null, accountNumber: null });
    expect(sentAccount(values, stored)).not.toHaveProperty('iban');
  });
  test('checks a part that is replaced, and everything of a new account', () => {
    const wrong = { ...french, texts: { ...french.texts, iban: 'FR7630006000011234567890188' } };
    expect(findingsOfForm(wrong, stored)).toContainEqual(expect.objectContaining({ field: 'iban', severity: 'block' }));
    const empty = findingsOfForm({ ...french, texts: {} }, null).map(({ field }) => field);
    expect(empty).toEqual(expect.arrayContaining(['name', 'accountName', 'iban']));
  });
});
test('says which account the reports in a currency go to, with what is typed as if it were saved', () => {
  const main = { ...stored, active: true, isDefault: false, created: '2026-01-01T00:00:00Z' } as Account;
  const other = { ...main, id: 'b', name: 'Joint', isDefault: true, created: '2026-02-01T00:00:00Z' } as Account;
  expect(paidElsewhere(french, null, [])).toBeNull();
  expect(paidElsewhere(french, null, [main])?.id).toBe('a');
  expect(paidElsewhere(french, main, [main, other])?.id).toBe('b');
  expect(paidElsewhere({ ...french, currency: 'USD' }, main, [main, other])).toBeNull();
});
test('only fields of the setting that are shown and filled are confirmed', () => {
  expect(toConfirm(['iban', 'accountName', 'routingNumber', 'swiftCode'], french)).toEqual(['accountName', 'iban']);
  expect(toConfirm([], french)).toEqual([]);
});

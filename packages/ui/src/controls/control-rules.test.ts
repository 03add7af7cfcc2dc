import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { statusLook } from '../parts/status-look.ts';
import { addressForm, addressLines } from './address-forms.ts';
import { grouped } from './BankPartField.tsx';
import { readEmail } from './EmailField.tsx';
import { matchOptions } from './options.ts';
import { readPhone } from './PhoneField.tsx';
import { isGoodPassword, keptRules } from './password.rules.ts';

describe('a password', () => {
  test.each([
    ['Welcome-2026!', true],
    ['Welcome-20', true],
    ['welcome-2026!', false],
    ['WELCOME-2026!', false],
    ['Welcome-abcd', false],
    ['Welcome2026', false],
    ['Wel-1', false],
    ['Welcome 2026!', false],
    ['Ünïcode-Pàss9', true],
  ])('%j is good: %s', (password, isGood) => {
    expect(isGoodPassword(password)).toBe(isGood);
  });
  test('is counted in characters people see', () => {
    expect(keptRules('😀😀😀😀😀aA1-').length).toBe(false);
  });
});
describe('a status', () => {
  test.each([
    ['OPEN', 'neutral'],
    ['AWAITING_APPROVAL', 'warning'],
    ['awaitingApproval', 'warning'],
    ['Awaiting approval', 'warning'],
    ['PAID', 'success'],
    ['missing receipt', 'danger'],
    ['quote submitted', 'info'],
    ['something of a tenant', 'neutral'],
  ])('%s is %s', (state, tone) => {
    expect(statusLook(state).tone).toBe(tone);
  });
});
describe('an address', () => {
  test('of Japan goes from the large to the small in its own letters, from the small to the large in ours', () => {
    const rest = { postCode: '100-0005', country: 'JP' };
    const latin = { ...rest, address1: '1-1 Marunouchi', town: 'Chiyoda-ku', state: 'Tokyo' };
    expect(addressLines(latin, 'Japan')).toEqual(['1-1 Marunouchi', 'Chiyoda-ku', 'Tokyo 100-0005', 'Japan']);
    const own = { ...rest, address1: '丸の内1-1', town: '千代田区', state: '東京都' };
    expect(addressLines(own, 'Japan')).toEqual(['100-0005 東京都', '千代田区', '丸の内1-1', 'Japan']);
  });
  test('is written in the order of its country', () => {
    const address = { address1: '12 rue Mercière', town: 'Lyon', postCode: '69002', country: 'FR' };
    expect(addressLines(address, 'France')).toEqual(['12 rue Mercière', '69002 Lyon', 'France']);
    expect(addressLines({ ...address, state: 'TX', country: 'US' }, 'United States')).toEqual([
      '12 rue Mercière',
      'Lyon TX',
      '69002',
      'United States',
    ]);
  });
  test('has its first line in every country', () => {
    for (const country of ['US', 'JP', 'SG', 'FR', 'XX', undefined])
      expect(
        addressForm(country)
          .flat()
          .map(({ part }) => part),
      ).toContain('address1');
  });
});
describe('what is typed', () => {
  test.each([
    ['00 33 6 12 34 56 78', '+33612345678'],
    ['+1 (713) 555-0100', '+17135550100'],
    ['0612345678', null],
    ['+33', null],
  ])('as phone %j is %j', (typed, phone) => {
    expect(readPhone(typed)).toBe(phone);
  });
  test.each([
    [' a.b@example.com ', 'a.b@example.com'],
    ['a@b', null],
    ['a b@example.com', null],
  ])('as e-mail %j is %j', (typed, email) => {
    expect(readEmail(typed)).toBe(email);
  });
  test('as account is grouped without losing a character', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z0-9]{0,34}$/), (value) => grouped(value, 4).replaceAll(' ', '') === value),
    );
    expect(grouped('FR7630006', 4)).toBe('FR76 3000 6');
  });
});
test('options are found by every word, accents aside, those that begin with it first', () => {
  const options = [
    { value: 'a', label: 'Reims Centre' },
    { value: 'b', label: 'Centre médical' },
    { value: 'c', label: 'Elsewhere', description: 'centre' },
  ];
  expect(matchOptions(options, 'centre').map((option) => option.value)).toEqual(['b', 'a', 'c']);
  expect(matchOptions(options, 'medical cen').map((option) => option.value)).toEqual(['b']);
  expect(matchOptions(options, '')).toHaveLength(3);
});

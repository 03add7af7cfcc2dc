import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ACCOUNT_FORMATS } from './account-formats.data.ts';
import type { AccountDetails } from './bank-fields.rules.ts';
import { checkBankDetails } from './check-details.rules.ts';
import { accountKey, clearingOf } from './clearing.rules.ts';
import { fieldsForCountry, isLocalCurrency } from './fields.rules.ts';
import { paidEnding } from './paid-ending.rules.ts';

const codes = (findings: readonly { code: string; field: string }[]) =>
  findings.map(({ code, field }) => `${field}: ${code}`);

describe('fields of a country', () => {
  const required = (country: string, currency: string) =>
    fieldsForCountry(country, currency)
      .filter((rule) => rule.isRequired)
      .map((rule) => rule.field);
  const always = ['name', 'accountName', 'currency', 'accountNumber'];

  test.each([
    ['FR', 'EUR', ['iban']],
    ['FR', 'USD', ['iban', 'swiftCode']],
    ['PL', 'EUR', ['iban']],
    ['CH', 'CHF', ['iban']],
    ['AE', 'AED', ['iban']],
    ['GB', 'GBP', ['sortCode']],
    ['GB', 'EUR', ['iban', 'sortCode']],
    ['GB', 'USD', ['iban', 'sortCode', 'swiftCode']],
    ['JE', 'GBP', ['sortCode']],
    ['JE', 'EUR', ['iban', 'sortCode']],
    ['RE', 'EUR', ['iban']],
    ['US', 'USD', ['routingNumber']],
    ['US', 'EUR', ['routingNumber', 'swiftCode']],
    ['CA', 'CAD', ['transitNumber', 'bankCode']],
    ['AU', 'AUD', ['sortCode']],
    ['IN', 'INR', ['bankCode']],
    ['MX', 'MXN', []],
    ['BR', 'BRL', ['bankCode', 'branch']],
    ['SG', 'SGD', ['bankCode', 'branch']],
    ['JP', 'JPY', ['bankCode', 'branch']],
    ['ZA', 'ZAR', ['sortCode']],
    ['TH', 'THB', ['swiftCode']],
  ])('%s in %s requires %j besides name, account name, currency and account number', (country, currency, more) => {
    expect(required(country, currency).sort()).toEqual([...always, ...more].sort());
  });

  test('Name, Account Number, Account Name and Currency are required everywhere, and no field twice', () => {
    const country = fc.constantFrom('FR', 'US', 'TH', 'ZZ', '', 'BR', 'constructor', ...Object.keys(ACCOUNT_FORMATS));
    fc.assert(
      fc.property(country, fc.constantFrom('EUR', 'USD', 'BRL', 'XXX', ''), (where, currency) => {
        expect(required(where, currency)).toEqual(expect.arrayContaining(always));
        const fields = fieldsForCountry(where, currency).map((rule) => rule.field);
        expect(new Set(fields).size).toBe(fields.length);
      }),
    );
  });

  test('only fields of that country are shown, under the name used there', () => {
    const shown = fieldsForCountry('AU', 'AUD');
    expect(shown.find((rule) => rule.field === 'sortCode')).toMatchObject({ localName: 'bsb', example: '062-000' });
    expect(shown.map((rule) => rule.field)).not.toContain('routingNumber');
    expect(shown.map((rule) => rule.field)).not.toContain('iban');
  });

  test('the euro is local within SEPA, also where the country has another currency', () => {
    expect(isLocalCurrency('PL', 'EUR')).toBe(true);
    expect(isLocalCurrency('PL', 'PLN')).toBe(true);
    expect(isLocalCurrency('PL', 'CZK')).toBe(false);
    expect(isLocalCurrency('US', 'EUR')).toBe(false);
  });

  test('every country of the formats has a local currency, and each example is accepted', () => {
    for (const [country, formats] of Object.entries(ACCOUNT_FORMATS)) {
      const local = [
        'AUD',
        'ARS',
        'BRL',
        'CAD',
        'CNY',
        'GBP',
        'HKD',
        'INR',
        'JPY',
        'MXN',
        'NZD',
        'PEN',
        'SGD',
        'USD',
        'ZAR',
      ];
      const currency = local.find((one) => isLocalCurrency(country, one));
      expect(currency, country).toBeDefined();
      const details = Object.fromEntries(formats.map((format) => [format.field, format.example]));
      const named = { accountCountry: country, currency, name: 'Main', accountName: 'A. Example', ...details };
      expect(checkBankDetails(named), country).toEqual([]);
    }
  });
});

describe('checking bank details', () => {
  const french: AccountDetails = {
    accountCountry: 'FR',
    name: 'Salary account',
    accountName: 'Camille Laurent',
    accountNumber: '1234567890189',
    currency: 'EUR',
    iban: 'FR76 3000 6000 0112 3456 7890 189',
    swiftCode: 'AGRIFRPP',
  };

  test('complete details have no findings', () => {
    expect(checkBankDetails(french)).toEqual([]);
  });

  test('what is missing is said for each field', () => {
    expect(codes(checkBankDetails({ accountCountry: 'US', currency: 'EUR', name: ' ' }))).toEqual([
      'name: banking.partRequired',
      'accountName: banking.partRequired',
      'accountNumber: banking.partRequired',
      'routingNumber: banking.partRequired',
      'swiftCode: banking.partRequired',
    ]);
  });

  test('wrong codes are named beside their field, with an example', () => {
    const british = {
      ...french,
      accountCountry: 'GB',
      currency: 'GBP',
      iban: '',
      swiftCode: '',
      accountNumber: '1234',
    };
    expect(checkBankDetails({ ...british, sortCode: '60-16-1' })).toEqual([
      {
        code: 'banking.badSortCode',
        severity: 'block',
        field: 'sortCode',
        params: { country: 'GB', example: '60-16-13' },
      },
      {
        code: 'banking.badAccountNumber',
        severity: 'block',
        field: 'accountNumber',
        params: { country: 'GB', example: '31926819' },
      },
    ]);
    const american = {
      ...french,
      accountCountry: 'US',
      currency: 'USD',
      iban: '',
      swiftCode: '',
      routingNumber: '021000022',
    };
    expect(codes(checkBankDetails(american))).toEqual(['routingNumber: banking.badRoutingNumber']);
    const mexican = {
      ...french,
      accountCountry: 'MX',
      currency: 'MXN',
      iban: '',
      swiftCode: '',
      accountNumber: '032180000118359718',
    };
    expect(codes(checkBankDetails(mexican))).toEqual(['accountNumber: banking.badAccountNumber']);
  });

  test('an IBAN of another country blocks, a SWIFT code of another country warns', () => {
    const german = { ...french, iban: 'DE89370400440532013000', accountNumber: '0532013000', swiftCode: 'DEUTDEFF' };
    expect(checkBankDetails(german)).toMatchObject([
      { code: 'banking.ibanOfOtherCountry', severity: 'block', params: { country: 'DE' } },
      { code: 'banking.bicOfOtherCountry', severity: 'warn', params: { country: 'DE' } },
    ]);
  });

  test('territories bank under the prefix of their state', () => {
    expect(checkBankDetails({ ...french, accountCountry: 'RE' })).toEqual([]);
    const jersey = { accountCountry: 'JE', name: 'x', accountName: 'x', currency: 'GBP', sortCode: '601613' };
    expect(checkBankDetails({ ...jersey, accountNumber: '31926819', iban: 'GB29NWBK60161331926819' })).toEqual([]);
  });

  test('an account number that is not in the IBAN warns', () => {
    expect(codes(checkBankDetails({ ...french, accountNumber: '999999' }))).toEqual([
      'accountNumber: banking.ibanAccountMismatch',
    ]);
  });
});

describe('the account of a payment', () => {
  test('payments name the account by the number the bank is told: the IBAN, or the account number without one', () => {
    const french = { iban: 'FR76 3000 6000 0112 3456 7890 189', accountNumber: '12345678901' };
    expect(paidEnding(french)).toBe('0189');
    for (const iban of [null, undefined, '', ' '])
      expect(paidEnding({ iban, accountNumber: '000123456789' })).toBe('6789');
    expect(paidEnding({})).toBe('');
  });
});

describe('clearing and account keys', () => {
  test.each([
    [{ accountCountry: 'CA', bankCode: '003', transitNumber: '00012' }, 'CACPA', '000300012'],
    [{ accountCountry: 'GB', sortCode: '60-16-13' }, 'GBDSC', '601613'],
    [{ accountCountry: 'US', routingNumber: '021000021' }, 'USABA', '021000021'],
    [{ accountCountry: 'AU', sortCode: '062-000' }, 'AUBSB', '062000'],
    [{ accountCountry: 'IN', bankCode: 'hdfc0000123' }, 'INFSC', 'HDFC0000123'],
    [{ accountCountry: 'JP', bankCode: '0001', branch: '110' }, 'JPZGN', '0001110'],
    [{ accountCountry: 'SG', bankCode: '7171', branch: '003' }, 'SGIBG', '7171003'],
    [{ accountCountry: 'HK', bankCode: '004' }, 'HKNCC', '004'],
    [{ accountCountry: 'ZA', sortCode: '250655' }, 'ZANCC', '250655'],
    [{ accountCountry: 'NZ', accountNumber: '01-0902-0068389-00' }, 'NZNCC', '010902'],
    [{ accountCountry: 'CN', bankCode: '102290023457' }, 'CNAPS', '102290023457'],
  ])('%j is known to the clearing system %s as %s', (details, system, memberId) => {
    expect(clearingOf(details)).toEqual({ system, memberId });
  });

  test('no clearing code, no member', () => {
    expect(clearingOf({ accountCountry: 'US' })).toBeUndefined();
    expect(clearingOf({ accountCountry: 'FR', iban: 'FR7630006000011234567890189' })).toBeUndefined();
  });

  test('the same account has the same key however it was typed, another account has another', () => {
    const typed = { accountCountry: 'DE', iban: 'de89 3704 0044 0532 0130 00' };
    expect(accountKey(typed)).toBe(
      accountKey({ accountCountry: 'DE', iban: 'DE89370400440532013000', accountNumber: '532' }),
    );
    const british = { accountCountry: 'GB', sortCode: '60-16-13', accountNumber: '31926819' };
    expect(accountKey(british)).toBe(accountKey({ ...british, sortCode: '601613' }));
    expect(accountKey(british)).not.toBe(accountKey({ ...british, sortCode: '601614' }));
    expect(accountKey({ accountCountry: 'TH', swiftCode: 'BKKBTHBKXXX', accountNumber: '1' })).toBe(
      accountKey({ accountCountry: 'TH', swiftCode: 'BKKBTHBK', accountNumber: '1' }),
    );
  });
});

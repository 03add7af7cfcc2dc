import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { iso4217 } from '../reference/door.generated.ts';
import { ACCOUNT_FORMATS, ACCOUNT_KINDS } from './account-formats.data.ts';
import type { AccountDetails } from './bank-fields.rules.ts';
import { checkBankDetails } from './check-details.rules.ts';
import { accountKey, clearingOf } from './clearing.rules.ts';
import { currencyOfCountry } from './country-currency.rules.ts';
import { fieldsForCountry, isLocalCurrency } from './fields.rules.ts';
import { accountNumberOf } from './iban.rules.ts';
import { paidEnding } from './paid-ending.rules.ts';
import { accountFor } from './payee-account.rules.ts';

const codes = (findings: readonly { code: string; field: string }[]) =>
  findings.map(({ code, field }) => `${field}: ${code}`);

describe('fields of a country', () => {
  const required = (country: string, currency: string) =>
    fieldsForCountry(country, currency)
      .filter((rule) => rule.isRequired)
      .map((rule) => rule.field);
  const always = ['name', 'accountName', 'currency'];
  const number = 'accountNumber';

  test.each([
    ['FR', 'EUR', ['iban']],
    ['FR', 'USD', ['iban', 'swiftCode']],
    ['PL', 'EUR', ['iban']],
    ['CH', 'CHF', ['iban']],
    ['AE', 'AED', ['iban']],
    ['GB', 'GBP', [number, 'sortCode']],
    ['GB', 'EUR', ['iban']],
    ['GB', 'USD', ['iban', 'swiftCode']],
    ['JE', 'GBP', [number, 'sortCode']],
    ['JE', 'EUR', ['iban']],
    ['RE', 'EUR', ['iban']],
    ['US', 'USD', [number, 'routingNumber', 'accountType']],
    ['US', 'EUR', [number, 'routingNumber', 'accountType', 'swiftCode']],
    ['CA', 'CAD', [number, 'transitNumber', 'bankCode']],
    ['AU', 'AUD', [number, 'sortCode']],
    ['IN', 'INR', [number, 'bankCode']],
    ['MX', 'MXN', [number]],
    ['BR', 'BRL', [number, 'bankCode', 'branch', 'accountType']],
    ['SG', 'SGD', [number, 'bankCode', 'branch']],
    ['HK', 'HKD', [number, 'bankCode', 'branch']],
    ['CN', 'CNY', [number, 'bankCode']],
    ['JP', 'JPY', [number, 'bankCode', 'branch', 'accountType']],
    ['ZA', 'ZAR', [number, 'sortCode']],
    ['TH', 'THB', [number, 'swiftCode']],
  ])(
    '%s in %s asks for %j besides name, account name and currency, and for nothing else',
    (country, currency, more) => {
      expect(required(country, currency).sort()).toEqual([...always, ...more].sort());
      const asked = fieldsForCountry(country, currency).filter((rule) => !rule.isMore);
      expect(asked.every((rule) => rule.isRequired)).toBe(true);
    },
  );

  test('Name, Account Name, Currency and a number, its own or in the IBAN, are required everywhere, and no field twice', () => {
    const country = fc.constantFrom('FR', 'US', 'TH', 'ZZ', '', 'BR', 'constructor', ...Object.keys(ACCOUNT_FORMATS));
    fc.assert(
      fc.property(country, fc.constantFrom('EUR', 'USD', 'BRL', 'XXX', ''), (where, currency) => {
        const asked = required(where, currency);
        expect(asked).toEqual(expect.arrayContaining(always));
        expect(asked.filter((field) => field === 'iban' || field === 'accountNumber')).toHaveLength(1);
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
      const about = { accountCountry: country, currency, name: 'Main', accountName: 'A. Example' };
      const named = { ...about, ...(country in ACCOUNT_KINDS && { accountType: 'SAVINGS' }), ...details };
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
      'accountType: banking.partRequired',
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
      accountType: 'CHECKING',
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

describe('the number inside an IBAN', () => {
  test.each([
    ['NL91ABNA0417164300', '0417164300'],
    ['de89 3704 0044 0532 0130 00', '0532013000'],
    ['FR7630006000011234567890189', '12345678901'],
  ])('of %s is %s', (iban, number) => expect(accountNumberOf(iban)).toBe(number));

  test('is there for every country with IBANs, and never more than what stands in the IBAN', () => {
    for (const iban of [
      'GB29NWBK60161331926819',
      'MT84MALT011000012345MTLCAST001S',
      'KW81CBKU0000000000001234560101',
      'BR1500000000000010932840814P2',
    ])
      expect(iban).toContain(accountNumberOf(iban));
  });

  test('is not told of an IBAN with a typing error, or of none', () => {
    for (const wrong of ['NL91ABNA0417164301', '', null, undefined, 'X']) expect(accountNumberOf(wrong)).toBeNull();
  });
});

describe('the currency of a country', () => {
  const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  // What the standard reserves or withdrew, and groups of countries.
  const none = new Set(
    'AC AN BU CP CQ CS DD DG DY EA EU EZ FQ FX HV IC JT MI NH NQ NT PC PU PZ QO RH SU TA TP UK UN VD WK XA XB YD YU ZR ZZ GF'.split(
      ' ',
    ),
  );
  test('is proposed for every country, as one that the product knows', () => {
    const known = new Set(iso4217.map(({ code }) => code));
    const countries = letters
      .flatMap((one) => letters.map((other) => one + other))
      .filter((code) => regions.of(code) !== undefined && !none.has(code));
    expect(countries.length).toBeGreaterThan(245);
    expect(countries.filter((code) => !known.has(currencyOfCountry(code) ?? ''))).toEqual([]);
  });
  test.each([
    ['FR', 'EUR'],
    ['GB', 'GBP'],
    ['US', 'USD'],
    ['CH', 'CHF'],
    ['TH', 'THB'],
    ['KR', 'KRW'],
    ['BG', 'EUR'],
  ])('%s: %s', (country, currency) => expect(currencyOfCountry(country)).toBe(currency));
});

describe('which account is paid', () => {
  const account = (id: string, more: object) => ({
    id,
    currency: 'EUR',
    isDefault: false,
    created: '2026-01-01T00:00:00Z',
    ...more,
  });
  test('the chosen one of the currency, else the oldest; never one out of use, never one of another currency', () => {
    const old = account('a', {});
    const young = account('b', { created: '2026-02-01T00:00:00Z' });
    expect(accountFor('EUR', [young, old])?.id).toBe('a');
    expect(accountFor('EUR', [{ ...young, isDefault: true }, old])?.id).toBe('b');
    expect(accountFor('EUR', [{ ...young, isDefault: true, active: false }, old])?.id).toBe('a');
    expect(accountFor('USD', [young, old])).toBeUndefined();
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

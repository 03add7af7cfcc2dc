import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ACCOUNT_FORMATS } from './account-formats.data.ts';
import type { BankDetails } from './bank-details.rules.ts';
import { checkBic } from './bic.rules.ts';
import { checkBankDetails } from './check-details.rules.ts';
import { isCbu, isClabe, isRoutingNumber } from './check-digits.rules.ts';
import { accountKey, clearingOf } from './clearing.rules.ts';
import { fieldsForCountry, isLocalCurrency } from './fields.rules.ts';
import { checkIban, hasIban, printIban } from './iban.rules.ts';
import { accountEnding, maskAccount, maskBankDetails } from './mask.rules.ts';

/** IBANs of the registry and of the domain's examples, all known to be valid. */
const VALID_IBANS = [
  'DE89370400440532013000',
  'NL91ABNA0417164300',
  'ES9121000418450200051332',
  'FR7630006000011234567890189',
  'GB29NWBK60161331926819',
  'CH9300762011623852957',
  'AE070331234567890123456',
  'BE68539007547034',
  'IT60X0542811101000000123456',
  'NO9386011117947',
  'SE4550000000058398257466',
  'PL61109010140000071219812874',
  'PT50000201231234567890154',
  'SA0380000000608010167519',
  'TR330006100519786457841326',
  'BR1800360305000010009795493C1',
  'MT84MALT011000012345MTLCAST001S',
  'LC55HEMM000100010012001200023015',
];
const codes = (findings: readonly { code: string; field: string }[]) =>
  findings.map(({ code, field }) => `${field}: ${code}`);

describe('IBAN', () => {
  test.each(VALID_IBANS)('%s is valid', (iban) => {
    expect(checkIban(iban)).toBeUndefined();
    expect(checkIban(printIban(iban).toLowerCase())).toBeUndefined();
  });

  test('says what is wrong: country, length, structure, check digits', () => {
    expect(checkIban('XX89370400440532013000')).toMatchObject({
      code: 'banking.ibanCountry',
      params: { country: 'XX' },
    });
    expect(checkIban('US89370400440532013000')).toMatchObject({ code: 'banking.ibanCountry' });
    expect(checkIban('DE8937040044053201300')).toMatchObject({
      code: 'banking.ibanLength',
      params: { expected: 22, actual: 21 },
    });
    expect(checkIban('NL91ABN10417164300')).toMatchObject({ code: 'banking.ibanFormat', severity: 'block' });
    expect(checkIban('DE88370400440532013000')).toMatchObject({ code: 'banking.ibanChecksum', severity: 'block' });
    expect(checkIban('')).toMatchObject({ code: 'banking.ibanCountry' });
    expect(checkIban('constructor')).toMatchObject({ code: 'banking.ibanCountry' });
  });

  test('check digits 00, 01 and 99 are never assigned, although they would pass the division by 97', () => {
    const twin = (iban: string, digits: string) => iban.slice(0, 2) + digits + iban.slice(4);
    const pairs = { '97': '00', '98': '01', '02': '99' };
    for (const [assigned, never] of Object.entries(pairs)) {
      const iban = withCheckDigits(assigned);
      expect(checkIban(iban)).toBeUndefined();
      expect(checkIban(twin(iban, never))).toMatchObject({ code: 'banking.ibanChecksum' });
    }
  });

  test('a wrong national check digit in a right IBAN warns and does not block', () => {
    // Spanish account with its control digits 45 changed to 46, the IBAN check digits made right again.
    const bban = '21000418460200051332';
    const remainder = Number(BigInt(`${bban}142800`) % 97n);
    const iban = `ES${String(98 - remainder).padStart(2, '0')}${bban}`;
    expect(checkIban(iban)).toMatchObject({ code: 'banking.ibanNational', severity: 'warn' });
  });

  test('any single changed digit is noticed', () => {
    fc.assert(
      fc.property(fc.constantFrom(...VALID_IBANS), fc.nat(), fc.integer({ min: 1, max: 9 }), (iban, at, by) => {
        const places = [...iban].flatMap((character, index) => (/\d/.test(character) ? [index] : []));
        const place = places[at % places.length] ?? 4;
        const changed = iban.slice(0, place) + ((Number(iban[place]) + by) % 10) + iban.slice(place + 1);
        expect(checkIban(changed)?.severity).toBe('block');
      }),
      { numRuns: 500 },
    );
  });

  test('two neighbouring digits exchanged are noticed', () => {
    fc.assert(
      fc.property(fc.constantFrom(...VALID_IBANS), fc.nat(), (iban, at) => {
        const place = 4 + (at % (iban.length - 5));
        const [first, second] = [iban[place] ?? '', iban[place + 1] ?? ''];
        fc.pre(first !== second && /\d\d/.test(first + second));
        expect(checkIban(iban.slice(0, place) + second + first + iban.slice(place + 2))?.severity).toBe('block');
      }),
    );
  });
});

/** A German IBAN with the given check digits, found by counting up account numbers. */
function withCheckDigits(digits: string): string {
  for (let account = 0; account < 1000; account++) {
    const bban = `37040044${String(account).padStart(10, '0')}`;
    if (98n - (BigInt(`${bban}131400`) % 97n) === BigInt(digits)) return `DE${digits}${bban}`;
  }
  throw new Error(`no account has ${digits}`);
}

describe('BIC', () => {
  test.each(['DEUTDEFF', 'DEUTDEFF500', 'deut de ff', 'BNPAFRPPXXX', 'DBSSSGSG'])('%s is valid', (bic) => {
    expect(checkBic(bic)).toBeUndefined();
  });

  test.each(['DEUTDEF', 'DEUTDEFF5', 'DEUTDEFF50', 'DEUTXYFF', '1234', 'DEUTDEFF5000', 'DEUT1EFF'])(
    '%s is refused',
    (bic) => {
      expect(checkBic(bic)).toEqual({ code: 'banking.bicFormat', severity: 'block', field: 'swiftCode' });
    },
  );
});

describe('domestic check digits', () => {
  const kinds = [
    { name: 'ABA routing', isValid: isRoutingNumber, numbers: ['021000021', '011401533', '091000019', '121000248'] },
    { name: 'CLABE', isValid: isClabe, numbers: ['032180000118359719', '002010077777777771'] },
    { name: 'CBU', isValid: isCbu, numbers: ['2850590940090418135201'] },
  ];

  test.each(kinds)('$name: real numbers are accepted, no single changed digit is', ({ isValid, numbers }) => {
    for (const number of numbers) {
      expect(isValid(number)).toBe(true);
      for (let place = 0; place < number.length; place++) {
        for (let by = 1; by <= 9; by++) {
          const changed = number.slice(0, place) + ((Number(number[place]) + by) % 10) + number.slice(place + 1);
          expect(isValid(changed)).toBe(false);
        }
      }
    }
  });

  test('a routing number of an unassigned range is refused even with a right check digit', () => {
    expect(isRoutingNumber('500000005')).toBe(false);
    expect(isRoutingNumber('000000000')).toBe(false);
    expect(isRoutingNumber('02100002')).toBe(false);
  });
});

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
      const named = { country, currency, name: 'Main', accountName: 'A. Example', ...details };
      expect(checkBankDetails(named), country).toEqual([]);
    }
  });
});

describe('checking bank details', () => {
  const french: BankDetails = {
    country: 'FR',
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
    expect(codes(checkBankDetails({ country: 'US', currency: 'EUR', name: ' ' }))).toEqual([
      'name: banking.required',
      'accountName: banking.required',
      'accountNumber: banking.required',
      'routingNumber: banking.required',
      'swiftCode: banking.required',
    ]);
  });

  test('wrong codes are named beside their field, with an example', () => {
    const british = { ...french, country: 'GB', currency: 'GBP', iban: '', swiftCode: '', accountNumber: '1234' };
    expect(checkBankDetails({ ...british, sortCode: '60-16-1' })).toEqual([
      { code: 'banking.format', severity: 'block', field: 'sortCode', params: { example: '60-16-13' } },
      { code: 'banking.format', severity: 'block', field: 'accountNumber', params: { example: '31926819' } },
    ]);
    const american = { ...french, country: 'US', currency: 'USD', iban: '', swiftCode: '', routingNumber: '021000022' };
    expect(codes(checkBankDetails(american))).toEqual(['routingNumber: banking.routingChecksum']);
    const mexican = {
      ...french,
      country: 'MX',
      currency: 'MXN',
      iban: '',
      swiftCode: '',
      accountNumber: '032180000118359718',
    };
    expect(codes(checkBankDetails(mexican))).toEqual(['accountNumber: banking.clabeChecksum']);
  });

  test('an IBAN of another country blocks, a SWIFT code of another country warns', () => {
    const german = { ...french, iban: 'DE89370400440532013000', accountNumber: '0532013000', swiftCode: 'DEUTDEFF' };
    expect(checkBankDetails(german)).toMatchObject([
      { code: 'banking.ibanOtherCountry', severity: 'block', params: { country: 'DE' } },
      { code: 'banking.bicOtherCountry', severity: 'warn', params: { country: 'DE' } },
    ]);
  });

  test('territories bank under the prefix of their state', () => {
    expect(checkBankDetails({ ...french, country: 'RE' })).toEqual([]);
    const jersey = { country: 'JE', name: 'x', accountName: 'x', currency: 'GBP', sortCode: '601613' };
    expect(checkBankDetails({ ...jersey, accountNumber: '31926819', iban: 'GB29NWBK60161331926819' })).toEqual([]);
  });

  test('an account number that is not in the IBAN warns', () => {
    expect(codes(checkBankDetails({ ...french, accountNumber: '999999' }))).toEqual([
      'accountNumber: banking.ibanAccountMismatch',
    ]);
  });
});

describe('masking', () => {
  test('the last four characters are visible, nothing else', () => {
    expect(maskAccount('DE89 3704 0044 0532 0130 00')).toBe('•••• 3000');
    expect(maskAccount('31926819')).toBe('•••• 6819');
    expect(accountEnding('FR7630006000011234567890189')).toBe('0189');
  });

  test('short numbers keep at least half hidden; nothing stays nothing', () => {
    expect(maskAccount('12345')).toBe('•••• 45');
    expect(maskAccount('7')).toBe('••••');
    for (const none of ['', null, undefined, ' - ']) expect(maskAccount(none)).toBe('');
  });

  test('at most four characters of any account can be read, and the mask does not tell its length', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z0-9]{1,34}$/), (account) => {
        const readable = maskAccount(account).replaceAll(/[• ]/g, '');
        expect(readable.length).toBeLessThanOrEqual(Math.min(4, account.length / 2));
        expect(account.endsWith(readable)).toBe(true);
        if (account.length >= 8) expect(maskAccount(account)).toHaveLength(9);
      }),
    );
  });

  test('details in a list show no account and keep the rest', () => {
    const masked = maskBankDetails({
      country: 'DE',
      iban: 'DE89370400440532013000',
      accountNumber: '0532013000',
      bank: 'X',
    });
    expect(masked).toEqual({ country: 'DE', iban: '•••• 3000', accountNumber: '•••• 3000', bank: 'X' });
  });
});

describe('clearing and account keys', () => {
  test.each([
    [{ country: 'CA', bankCode: '003', transitNumber: '00012' }, 'CACPA', '000300012'],
    [{ country: 'GB', sortCode: '60-16-13' }, 'GBDSC', '601613'],
    [{ country: 'US', routingNumber: '021000021' }, 'USABA', '021000021'],
    [{ country: 'AU', sortCode: '062-000' }, 'AUBSB', '062000'],
    [{ country: 'IN', bankCode: 'hdfc0000123' }, 'INFSC', 'HDFC0000123'],
    [{ country: 'JP', bankCode: '0001', branch: '110' }, 'JPZGN', '0001110'],
    [{ country: 'SG', bankCode: '7171', branch: '003' }, 'SGIBG', '7171003'],
    [{ country: 'HK', bankCode: '004' }, 'HKNCC', '004'],
    [{ country: 'ZA', sortCode: '250655' }, 'ZANCC', '250655'],
    [{ country: 'NZ', accountNumber: '01-0902-0068389-00' }, 'NZNCC', '010902'],
    [{ country: 'CN', bankCode: '102290023457' }, 'CNAPS', '102290023457'],
  ])('%j is known to the clearing system %s as %s', (details, system, memberId) => {
    expect(clearingOf(details)).toEqual({ system, memberId });
  });

  test('no clearing code, no member', () => {
    expect(clearingOf({ country: 'US' })).toBeUndefined();
    expect(clearingOf({ country: 'FR', iban: 'FR7630006000011234567890189' })).toBeUndefined();
  });

  test('the same account has the same key however it was typed, another account has another', () => {
    const typed = { country: 'DE', iban: 'de89 3704 0044 0532 0130 00' };
    expect(accountKey(typed)).toBe(accountKey({ country: 'DE', iban: 'DE89370400440532013000', accountNumber: '532' }));
    const british = { country: 'GB', sortCode: '60-16-13', accountNumber: '31926819' };
    expect(accountKey(british)).toBe(accountKey({ ...british, sortCode: '601613' }));
    expect(accountKey(british)).not.toBe(accountKey({ ...british, sortCode: '601614' }));
    expect(accountKey({ country: 'TH', swiftCode: 'BKKBTHBKXXX', accountNumber: '1' })).toBe(
      accountKey({ country: 'TH', swiftCode: 'BKKBTHBK', accountNumber: '1' }),
    );
  });

  test('IBAN countries are known from the registry', () => {
    expect(hasIban('FR')).toBe(true);
    expect(hasIban('US')).toBe(false);
    expect(hasIban('toString')).toBe(false);
  });
});
